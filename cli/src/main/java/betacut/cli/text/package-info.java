/** What people and programs read: boards, sentences, JSON lines. Knows nothing of commands. */
package betacut.cli.text;
