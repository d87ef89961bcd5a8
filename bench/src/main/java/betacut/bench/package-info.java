/** JMH benchmarks and side-by-side suites; the tests here look at the whole source tree. */
package betacut.bench;
