/** What is said to people, apart from the language it is said in. Knows nothing of searches. */
package betacut.search.words;
