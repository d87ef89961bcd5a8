/** Classes of the JDK's package that TeaVM's library lacks. */
package betacut.browser.java.util;
