/** JSON at the server's edge: a strict reader of small requests, and answers on one line. */
package betacut.web.json;
