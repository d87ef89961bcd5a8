package betacut.lab.store;

import betacut.rules.UsageException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A store behind JDBC. */
final class SqlStore implements LabStore {
  private static final int LONGEST_NAME = 200; // as the schema has it
  private static final String HEADERS =
      "SELECT id, name, kind, spec, provenance, row_sum FROM lab_run";

  private final StoreConnection session;

  SqlStore(StoreConnection session) {
    this.session = session;
  }

  private record Stored(int id, RunHeader header) {}

  @Override
  public RunHeader begin(RunHeader header) {
    if (header.name().isBlank() || header.name().length() > LONGEST_NAME) {
      throw new UsageException(
          "A run's name has 1 to %d characters, not %d; choose another."
              .formatted(LONGEST_NAME, header.name().length()));
    }
    return session.ask(
        connection -> {
          insertIfNew(connection, header);
          Stored stored = stored(connection, header.name()).orElseThrow();
          boolean isSame =
              stored.header().spec().equals(header.spec())
                  && stored.header().kind().equals(header.kind());
          if (!isSame) {
            throw new UsageException(
                "There is a run %s already, of another specification; choose another name, or"
                        .formatted(header.name())
                    + " remove that one.");
          }
          session.lock(stored.id(), header.name());
          return stored.header();
        });
  }

  private static void insertIfNew(Connection connection, RunHeader header) throws SQLException {
    String sql =
        "INSERT INTO lab_run (name, kind, spec, provenance, row_sum) VALUES (?, ?, ?, ?, ?)"
            + " ON CONFLICT DO NOTHING";
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      insert.setString(1, header.name());
      insert.setString(2, header.kind());
      insert.setString(3, header.spec());
      insert.setString(4, header.provenance());
      insert.setLong(5, RowSum.of(header));
      insert.executeUpdate();
    }
  }

  @Override
  public Optional<RunHeader> find(String run) {
    return session.ask(connection -> stored(connection, run)).map(Stored::header);
  }

  @Override
  public List<RunHeader> runs() {
    return session.ask(
        connection -> {
          try (PreparedStatement query =
              connection.prepareStatement(HEADERS + " ORDER BY id DESC")) {
            return read(query).stream().map(Stored::header).toList();
          }
        });
  }

  @Override
  public <T> Log<T> log(String run, Columns<T> columns) {
    Stored stored =
        session
            .ask(connection -> stored(connection, run))
            .orElseThrow(() -> new UsageException(noSuchRun(run)));
    return session.ask(
        connection -> {
          Schema.prepare(connection, session.dialect(), columns);
          return new SqlLog<>(session, run, stored.id(), columns);
        });
  }

  @Override
  public boolean remove(String run) {
    return session.ask(
        connection -> {
          Optional<Stored> stored = stored(connection, run);
          if (stored.isEmpty()) {
            return false;
          }
          session.lock(stored.get().id(), run);
          try (PreparedStatement delete =
              connection.prepareStatement("DELETE FROM lab_run WHERE id = ?")) {
            delete.setInt(1, stored.get().id());
            delete.executeUpdate();
          }
          return true;
        });
  }

  @Override
  public String place() {
    return session.place().shown();
  }

  @Override
  public boolean isLasting() {
    return session.place().isLasting();
  }

  @Override
  public void close() {
    session.close();
  }

  private String noSuchRun(String run) {
    List<String> names = runs().stream().map(RunHeader::name).limit(10).toList();
    String there =
        names.isEmpty() ? "it has none" : "the newest it has are " + String.join(", ", names);
    return "%s has no run '%s'; %s.".formatted(place(), run, there);
  }

  private Optional<Stored> stored(Connection connection, String run) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(HEADERS + " WHERE name = ?")) {
      query.setString(1, run);
      return read(query).stream().findFirst();
    }
  }

  private List<Stored> read(PreparedStatement query) throws SQLException {
    var found = new ArrayList<Stored>();
    try (ResultSet row = query.executeQuery()) {
      while (row.next()) {
        var header =
            new RunHeader(
                row.getString("name"),
                row.getString("kind"),
                row.getString("spec"),
                row.getString("provenance"));
        boolean isWhole =
            header.name() != null && RowSum.holds(row.getLong("row_sum"), RowSum.of(header));
        if (!isWhole) {
          throw session.damaged(String.valueOf(header.name()), null);
        }
        found.add(new Stored(row.getInt("id"), header));
      }
    }
    return found;
  }
}
