/**
 * The laboratory's units of work, done by Apache Spark. Nothing else in the tree knows Spark: what
 * is here is found as a {@link betacut.lab.unit.ExecutorProvider}, by a class loader of its own.
 */
package betacut.cluster;
