/** What measurements say: tables with intervals, as text, JSON, CSV and a report. */
package betacut.lab.experiment.result;
