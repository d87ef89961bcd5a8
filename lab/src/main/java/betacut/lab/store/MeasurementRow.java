package betacut.lab.store;

import betacut.lab.experiment.Measurement;
import betacut.search.Statistics;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** A measurement as a row, its counts as typed columns so that SQL can ask for them. */
final class MeasurementRow implements Row<Measurement> {
  @Override
  public String table() {
    return "lab_measurement";
  }

  @Override
  public List<String> columns() {
    return List.of(
        "trial",
        "nodes",
        "leaves",
        "ends",
        "cuts",
        "cuts_first",
        "probes",
        "hits_exact",
        "hits_lower",
        "hits_upper",
        "stores",
        "score",
        "kind",
        "depth",
        "move",
        "full_permille",
        "nanos",
        "cpu_nanos");
  }

  @Override
  public List<Object> cells(Measurement result) {
    Statistics counts = result.counts();
    return List.of(
        result.trial(),
        counts.nodes(),
        counts.leaves(),
        counts.ends(),
        counts.cuts(),
        counts.firstCuts(),
        counts.probes(),
        counts.exactHits(),
        counts.lowerHits(),
        counts.upperHits(),
        counts.stores(),
        result.score(),
        result.kind(),
        result.depth(),
        result.move(),
        result.fullPermille(),
        result.nanos(),
        result.cpuNanos());
  }

  @Override
  public Measurement read(ResultSet row) throws SQLException {
    return new Measurement(
        row.getInt("trial"),
        counts(row),
        row.getInt("score"),
        row.getString("kind"),
        row.getInt("depth"),
        row.getString("move"),
        row.getInt("full_permille"),
        row.getLong("nanos"),
        row.getLong("cpu_nanos"));
  }

  private static Statistics counts(ResultSet row) throws SQLException {
    return new Statistics(
        row.getLong("nodes"),
        row.getLong("leaves"),
        row.getLong("ends"),
        row.getLong("cuts"),
        row.getLong("cuts_first"),
        row.getLong("probes"),
        row.getLong("hits_exact"),
        row.getLong("hits_lower"),
        row.getLong("hits_upper"),
        row.getLong("stores"));
  }
}
