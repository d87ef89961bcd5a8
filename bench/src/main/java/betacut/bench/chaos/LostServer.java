package betacut.bench.chaos;

import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A job whose PostgreSQL goes away at a random moment: it says so and ends, keeps what was counted,
 * and can be gone on with when the server is back.
 */
final class LostServer extends KilledJob {
  /** What happens. */
  enum Loss {
    /** PostgreSQL itself is killed, and started again. */
    KILLED("postgres-killed"),
    /** The network between resets every connection, or stands still first. */
    CUT("postgres-cut");

    private final String id;

    Loss(String id) {
      this.id = id;
    }
  }

  private static final long LONGEST_MILLIS = 60_000;

  private final Loss loss;
  private final PostgresProcess server;
  private final LongJob lost;
  private final ThroughProxy proxied;

  LostServer(Loss loss, LongJob job, PostgresProcess server, Path folder) {
    this(loss, job, server, new ThroughProxy(server), folder.resolve(loss.id));
  }

  private LostServer(
      Loss loss, LongJob job, PostgresProcess server, ThroughProxy proxied, Path folder) {
    super(job, loss == Loss.CUT ? proxied : server, folder);
    this.loss = loss;
    this.server = server;
    this.proxied = proxied;
    lost = job;
  }

  @Override
  public String name() {
    return loss == null ? "lost" : loss.id + ":" + lost.name();
  }

  @Override
  public String what() {
    return loss == Loss.KILLED
        ? "PostgreSQL killed -9 while a job writes to it, started again, gone on"
        : "its network reset or standing still while a job writes, then gone on";
  }

  @Override
  void disturb(Attempts attempts, long attempt) {
    SplittableRandom random = attempts.random(attempt);
    try (var process = start()) {
      if (!awaitMoment(process, random)) {
        ended(attempts, attempt, process);
        return;
      }
      if (loss == Loss.KILLED) {
        server.kill();
      } else {
        if (random.nextBoolean()) {
          proxied.proxy().stop(true);
          LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(300)));
        }
        proxied.proxy().cut();
      }
      boolean ends = process.endsWithin(LONGEST_MILLIS);
      if (loss == Loss.KILLED) {
        server.restart();
      }
      killed();
      if (!ends) {
        attempts.fail(attempt, "it does not end without its server");
      } else {
        told(attempts, attempt, process);
      }
      process.kill();
      met(attempts, attempt);
    }
  }

  /** How it ended: well, as it was done or had not yet begun, or with a sentence. */
  private static void told(Attempts attempts, long attempt, CommandProcess process) {
    int code = process.code();
    String said = process.err();
    attempts.saw("exit " + code);
    boolean isTold = said.contains("broke") || said.contains("does not answer");
    if (code != 0 && !isTold || said.contains("\tat ") || said.contains("bug of ours")) {
      attempts.fail(attempt, "exit %d without a reason: %s".formatted(code, said));
    }
  }

  /** PostgreSQL as it is reached through a network that can be cut. */
  private static final class ThroughProxy implements StorePlace {
    private final PostgresProcess server;
    private CutProxy proxy;

    ThroughProxy(PostgresProcess server) {
      this.server = server;
    }

    CutProxy proxy() {
      if (proxy == null) {
        proxy = new CutProxy(server.port());
      }
      return proxy;
    }

    @Override
    public String kind() {
      return server.kind();
    }

    @Override
    public String fresh(Path folder) {
      return server.fresh(proxy().port());
    }
  }
}
