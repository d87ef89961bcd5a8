/** Boards of two colours as text, for all games that are written so. */
package betacut.games.rows;
