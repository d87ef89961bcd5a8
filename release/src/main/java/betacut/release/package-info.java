/** What is published: made, checked by the central repository's rules, and used by the examples. */
package betacut.release;
