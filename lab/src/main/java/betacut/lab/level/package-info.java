/**
 * Levels that mean something: settings of the level player measured by a tournament, ten of them
 * chosen in even steps of Elo, and a check that they still are what they were.
 */
package betacut.lab.level;
