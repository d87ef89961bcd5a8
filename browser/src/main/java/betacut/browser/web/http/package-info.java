/** The page's version of the server's log. */
package betacut.browser.web.http;
