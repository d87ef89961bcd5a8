/**
 * Reports: what an experiment or match found, as plain data, and the files it becomes. Analysis
 * code builds a {@link betacut.lab.report.Report}; {@link betacut.lab.report.ReportFolder} writes
 * it. No statistics are computed here, and no engine is known.
 */
package betacut.lab.report;
