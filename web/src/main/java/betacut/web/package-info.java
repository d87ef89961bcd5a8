/** The web server; start reading at {@link betacut.web.WebServer}, the contract is docs/web.md. */
package betacut.web;
