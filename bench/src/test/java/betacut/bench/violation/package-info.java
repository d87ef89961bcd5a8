/** A miniature tree that breaks every rule, to show that the rules bite. */
package betacut.bench.violation;
