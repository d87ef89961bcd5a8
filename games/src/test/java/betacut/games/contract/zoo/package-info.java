/** The classic bugs of student engines, each a mutant that the contracts must kill. */
package betacut.games.contract.zoo;
