/** What the doctor and the zoo say, in words and in JSON. */
package betacut.cli.doctor;
