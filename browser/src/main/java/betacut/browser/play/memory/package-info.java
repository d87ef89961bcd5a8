/** The page's version of what keeps scores on a disk. */
package betacut.browser.play.memory;
