/** Strong solving by whoever does units of work, on machines that share the table's folder. */
package betacut.lab.layers;
