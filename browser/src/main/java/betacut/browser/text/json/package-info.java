/** The page's version of what looks into records. */
package betacut.browser.text.json;
