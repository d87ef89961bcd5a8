/** Runs while the module is built: TeaVM, and what it is told about our classes. */
package betacut.browser.build;
