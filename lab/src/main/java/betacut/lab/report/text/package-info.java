/**
 * How values become text: numbers for people, and the escapes of XML and JSON. The one place where
 * digits, separators and units are chosen; knows nothing of reports or charts.
 */
package betacut.lab.report.text;
