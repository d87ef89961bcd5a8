package betacut.bench.violation.games;

import betacut.bench.violation.search.Kernel;

/** Points the right way; only its name is wrong. */
public record BoardUtil(Kernel kernel) {}
