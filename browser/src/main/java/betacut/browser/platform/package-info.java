/**
 * What stands in a page where the JVM's own stands on a machine. {@code PageX} here takes the place
 * of {@code X} of {@code betacut.platform} and of the few other classes that {@code
 * ExchangedClasses} names; nothing calls these by their own names.
 */
package betacut.browser.platform;
