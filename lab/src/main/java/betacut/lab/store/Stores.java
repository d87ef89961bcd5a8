package betacut.lab.store;

import java.util.Map;

/** Opens stores. */
public final class Stores {
  /** A place that keeps nothing beyond the life of the process. */
  public static final String NOWHERE = "none";

  private Stores() {}

  /**
   * Opens the store at a place, making it if there is none.
   *
   * @param place a file, {@code jdbc:h2:…}, {@code jdbc:postgresql://…} or {@link #NOWHERE}; if
   *     null or blank, what the environment variable {@code BETACUT_DB} says, and without it a file
   *     in the user's data folder
   * @throws StoreException if it cannot be opened
   */
  public static LabStore open(String place) {
    return open(place, System.getenv());
  }

  /** The same with an environment that need not be that of the process. */
  public static LabStore open(String place, Map<String, String> environment) {
    return open(Place.of(place, environment), Migrations.shipped());
  }

  static LabStore open(Place place, Migrations migrations) {
    place.prepare();
    Claim claim = Claim.take(place);
    try {
      return open(place, migrations, claim);
    } catch (RuntimeException e) {
      claim.close();
      throw e;
    }
  }

  private static LabStore open(Place place, Migrations migrations, Claim claim) {
    if (claim.isOnly()) {
      Shrinking.cleanUp(place);
    }
    Watermark.check(place);
    var session = new Session(place, claim);
    try {
      session.work(connection -> migrations.apply(connection, place));
      return new SqlStore(session, claim);
    } catch (RuntimeException e) {
      session.close();
      throw e;
    }
  }
}
