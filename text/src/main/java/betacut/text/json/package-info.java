/** JSON: a strict reader, and a writer of records and maps on one line or on many. */
package betacut.text.json;
