/** Games of others: not in our packages, as a user's are not. */
package others;
