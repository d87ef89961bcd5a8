/** Abstract contract tests and the tools they share. Nothing here knows any one game. */
package betacut.testkit;
