/** A page's own versions of classes of {@code betacut.lab.store}. */
package betacut.browser.lab.store;
