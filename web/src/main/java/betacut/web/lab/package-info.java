/** The laboratory behind the web app: one piece of work at a time, kept in the user's store. */
package betacut.web.lab;
