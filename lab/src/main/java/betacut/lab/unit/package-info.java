/**
 * Everything the laboratory does as units of work: pure functions of a text and a number. Who does
 * them, the threads of this process or the machines of a cluster, is an executor's business alone;
 * the rows are the same.
 */
package betacut.lab.unit;
