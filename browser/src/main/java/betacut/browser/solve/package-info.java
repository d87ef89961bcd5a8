/** The page's version of what needs a folder of tables. */
package betacut.browser.solve;
