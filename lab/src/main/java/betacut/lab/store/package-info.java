/**
 * Where results are kept, each safe before it is shown: a file of SQLite, or PostgreSQL. {@link
 * betacut.lab.store.Stores#open} is the way in.
 *
 * <p>All SQL is here and is the same for both; where they differ, {@code Dialect} says how. Nothing
 * here knows how a result came about.
 */
package betacut.lab.store;
