package betacut.lab.store;

import betacut.lab.experiment.Measurement;
import betacut.lab.tournament.PlayedGame;
import betacut.rules.UsageException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** A store behind JDBC. */
final class SqlStore implements LabStore {
  private static final int LONGEST_NAME = 200; // as the schema has it
  private static final String HEADERS = "SELECT id, name, kind, spec, provenance FROM lab_run";

  private final Session session;
  private final Claim claim;
  private boolean isClosed;

  SqlStore(Session session, Claim claim) {
    this.session = session;
    this.claim = claim;
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
                "%s has a run %s already, of another specification; choose another name, or remove"
                        .formatted(place(), header.name())
                    + " that one.");
          }
          lock(stored).take(connection);
          return stored.header();
        });
  }

  private void insertIfNew(Connection connection, RunHeader header) throws SQLException {
    String sql =
        "INSERT INTO lab_run (name, kind, spec, provenance)"
            + " SELECT CAST(? AS VARCHAR), CAST(? AS VARCHAR), CAST(? AS VARCHAR),"
            + " CAST(? AS VARCHAR) WHERE NOT EXISTS (SELECT 1 FROM lab_run WHERE name = ?)";
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      insert.setString(1, header.name());
      insert.setString(2, header.kind());
      insert.setString(3, header.spec());
      insert.setString(4, header.provenance());
      insert.setString(5, header.name());
      insert.executeUpdate();
    } catch (SQLException e) {
      if (!SqlLog.ALREADY_THERE.equals(e.getSQLState())) { // else another began it meanwhile
        throw e;
      }
    }
    session.settle();
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
  public MeasurementLog measurements(String run) {
    var log = new SqlLog<>(session, lock(existing(run)), new MeasurementRow());
    return new MeasurementLog() {
      @Override
      public boolean add(Measurement measurement) {
        return log.add(measurement);
      }

      @Override
      public BitSet done() {
        return log.done();
      }

      @Override
      public List<Measurement> all() {
        return log.all();
      }
    };
  }

  @Override
  public GameLog games(String run) {
    var log = new SqlLog<>(session, lock(existing(run)), new GameRow());
    return new GameLog() {
      @Override
      public boolean add(PlayedGame game) {
        return log.add(game);
      }

      @Override
      public BitSet done() {
        return log.done();
      }

      @Override
      public List<PlayedGame> all() {
        return log.all();
      }
    };
  }

  @Override
  public boolean remove(String run) {
    return session.ask(
        connection -> {
          Optional<Stored> stored = stored(connection, run);
          if (stored.isEmpty()) {
            return false;
          }
          lock(stored.get()).take(connection);
          Watermark.forget(session.place());
          try (PreparedStatement delete =
              connection.prepareStatement("DELETE FROM lab_run WHERE id = ?")) {
            delete.setInt(1, stored.get().id());
            delete.executeUpdate();
          }
          session.settle();
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
  public synchronized void close() {
    if (!isClosed) {
      isClosed = true;
      session.close();
      claim.close();
    }
  }

  private RunLock lock(Stored stored) {
    return new RunLock(session.place(), stored.header().name(), stored.id());
  }

  private Stored existing(String run) {
    return session
        .ask(connection -> stored(connection, run))
        .orElseThrow(() -> new UsageException(noSuchRun(run)));
  }

  private String noSuchRun(String run) {
    List<String> names = runs().stream().map(RunHeader::name).limit(10).toList();
    String there =
        names.isEmpty() ? "it has none" : "the newest it has are " + String.join(", ", names);
    return "%s has no run '%s'; %s.".formatted(place(), run, there);
  }

  private static Optional<Stored> stored(Connection connection, String run) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(HEADERS + " WHERE name = ?")) {
      query.setString(1, run);
      return read(query).stream().findFirst();
    }
  }

  private static List<Stored> read(PreparedStatement query) throws SQLException {
    var found = new ArrayList<Stored>();
    try (ResultSet row = query.executeQuery()) {
      while (row.next()) {
        var header =
            new RunHeader(
                row.getString("name"),
                row.getString("kind"),
                row.getString("spec"),
                row.getString("provenance"));
        found.add(new Stored(row.getInt("id"), header));
      }
    }
    return found;
  }
}
