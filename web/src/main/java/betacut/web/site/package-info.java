/** The app as a folder of files that needs no server: what is in it, and how it is written. */
package betacut.web.site;
