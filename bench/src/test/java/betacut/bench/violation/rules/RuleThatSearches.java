package betacut.bench.violation.rules;

import betacut.bench.violation.search.Kernel;

/** Rules that know the search. */
public record RuleThatSearches(Kernel kernel) {}
