/** Learning the weights of an evaluation from how games ended, and how far to trust its depths. */
package betacut.lab.tuning;
