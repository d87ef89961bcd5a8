/**
 * Reads specifications written in a part of TOML: tables, arrays of tables, inline tables, strings,
 * numbers, booleans and arrays. Dates and strings of several lines are refused.
 *
 * <p>Everything read keeps its line, so that whoever gives it a meaning can say where it has none.
 * What specifications mean has no place here.
 */
package betacut.text.toml;
