/** The scores of a book by whoever does units of work. */
package betacut.lab.book;
