/** Stands for {@code java.util.regex}: the browser has regular expressions of its own. */
package betacut.browser.java.util.regex;
