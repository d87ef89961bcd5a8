/**
 * What is said to people of a trace: facts decided from its nodes, phrases apart from the language
 * they are said in.
 */
package betacut.explain;
