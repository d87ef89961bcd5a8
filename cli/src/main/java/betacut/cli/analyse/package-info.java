/**
 * The verb {@code analyse}: a live table of depths, the answer as text or JSON, tables kept between
 * runs.
 */
package betacut.cli.analyse;
