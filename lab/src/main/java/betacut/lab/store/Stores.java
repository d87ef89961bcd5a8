package betacut.lab.store;

import java.util.Map;

/** Opens stores. */
public final class Stores {
  /** The environment variable that names the store, if nothing else does. */
  public static final String VARIABLE = "BETACUT_DB";

  /** A place that keeps nothing beyond the life of the process. */
  public static final String NOWHERE = "none";

  private Stores() {}

  /**
   * Opens the store at a place, making it if there is none.
   *
   * @param place a file, {@code jdbc:postgresql://…} or {@link #NOWHERE}; if null or blank, what
   *     the environment variable {@code BETACUT_DB} says, and without it a file in the user's data
   *     folder
   * @throws StoreException if it cannot be opened
   */
  public static LabStore open(String place) {
    return open(place, System.getenv());
  }

  /** The same with an environment that need not be that of the process. */
  public static LabStore open(String place, Map<String, String> environment) {
    return open(StoreAddress.of(place, environment));
  }

  static LabStore open(StoreAddress place) {
    place.prepare();
    var session = new StoreConnection(place);
    try {
      session.ask(
          connection -> {
            Schema.prepare(connection, place);
            return true;
          });
      return new SqlStore(session);
    } catch (RuntimeException e) {
      session.close();
      throw e;
    }
  }
}
