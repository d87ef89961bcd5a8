/** What solvers of different games have in common. */
package betacut.solve.exact;
