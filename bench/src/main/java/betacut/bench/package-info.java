/** Side-by-side measurements; the tests here look at the whole source tree. */
package betacut.bench;
