/** Options that several verbs share: the engine's and the limits of a search. */
package betacut.cli.option;
