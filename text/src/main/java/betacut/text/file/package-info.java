/**
 * Where a user's files lie, and how one is replaced so that a kill leaves the old or the new one.
 */
package betacut.text.file;
