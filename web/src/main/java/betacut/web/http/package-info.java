/** What the server knows of HTTP: requests checked before anybody sees them, answers, streams. */
package betacut.web.http;
