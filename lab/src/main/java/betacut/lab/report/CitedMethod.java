package betacut.lab.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.stream.Collectors;

/** A method that numbers of a report come from, and the work that an article cites for it. */
public enum CitedMethod {
  SIGNED_RANKS("wilcoxon1945", "p-values of paired differences"),
  TYPICAL_RATIO("hodges1963", "typical ratios and their intervals"),
  HOLM("holm1979", "p-values corrected for being several"),
  RANK_BISERIAL("kerby2014", "the size of a difference"),
  BOOTSTRAP("efron1987", "intervals of means and ratios"),
  CLUSTERS("davison1997", "intervals for which games are drawn before positions"),
  SHARES("wilson1927", "intervals of shares"),
  ELO("elo1978", "differences of strength"),
  PAIRED_COMPARISONS("bradley1952", "strengths from results"),
  MAXIMISATION("hunter2004", "the likeliest strengths"),
  SEQUENTIAL_TEST("wald1945", "when a test of two players ends"),
  GENERALISED_RATIO("li2014", "the likelihood ratio of that test"),
  MINIMAX("shannon1950", "minimax and negamax"),
  ALPHA_BETA("knuth1975", "alpha-beta"),
  PRINCIPAL_VARIATION("marsland1982", "principal variation search"),
  ZERO_WINDOWS("plaat1996", "MTD(f), SSS* and DUAL* by zero windows"),
  STATE_SPACE("stockman1979", "SSS*"),
  MONTE_CARLO("kocsis2006", "Monte-Carlo tree search"),
  PROOF_NUMBERS("nagai2002", "depth-first proof-number search"),
  TABLE("greenblatt1967", "transposition tables"),
  PROBCUT("buro1995", "ProbCut");

  private final String key;
  private final String use;

  CitedMethod(String key, String use) {
    this.key = key;
    this.use = use;
  }

  /** What the work is cited by. */
  public String key() {
    return key;
  }

  /** What it is cited for. */
  public String use() {
    return use;
  }

  /** The works as BibTeX has them. */
  static String bibliography(Collection<CitedMethod> methods) {
    return methods.stream().map(CitedMethod::entry).collect(Collectors.joining("\n"));
  }

  private String entry() {
    String all = all();
    int begin = all.lastIndexOf('@', all.indexOf("{" + key + ","));
    int end = all.indexOf("\n}\n", begin) + 3;
    return all.substring(begin, end);
  }

  static String all() {
    try (var file = CitedMethod.class.getResourceAsStream("methods.bib")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
