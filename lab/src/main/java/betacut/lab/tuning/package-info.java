/** Learning the weights of an evaluation from how games ended. */
package betacut.lab.tuning;
