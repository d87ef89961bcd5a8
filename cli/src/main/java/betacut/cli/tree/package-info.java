/** Search trees for the terminal: drawn as text, DOT, SVG or JSON, and asked about in a quiz. */
package betacut.cli.tree;
