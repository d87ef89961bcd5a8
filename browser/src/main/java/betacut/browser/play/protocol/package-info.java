/** The page's version of what starts other programs. */
package betacut.browser.play.protocol;
