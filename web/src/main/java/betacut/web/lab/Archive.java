package betacut.web.lab;

import betacut.lab.run.Run;
import betacut.text.json.Inline;
import betacut.text.json.OrNull;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The runs that are kept: what there is, what they say, their files. */
final class Archive {
  private static final int MOST_LISTED = 200;

  private final Laboratory laboratory;
  private String cachedKey = "";
  private Downloads cached;

  Archive(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  private record Listing(
      @OrNull Listed running, List<Listed> runs, Map<String, List<String>> files) {}

  private record Listed(String run, String kind, @OrNull Integer done, @OrNull Integer total) {
    static Listed of(Run run) {
      OptionalInt total = run.total();
      return new Listed(
          run.name(), run.kind().id(), run.done(), total.isPresent() ? total.getAsInt() : null);
    }
  }

  /** What is known of a run, and its text, so that it can be changed and run again. */
  private record Told(@Inline Object view, String spec, boolean open, @Inline Listed run) {}

  Object list() {
    Optional<Job> running = laboratory.running();
    return new Listing(
        running.map(job -> new Listed(job.run(), job.kind(), null, null)).orElse(null),
        laboratory.with(runs -> runs.all().stream().limit(MOST_LISTED).map(Listed::of).toList()),
        Downloads.BY_KIND);
  }

  Object report(String name) {
    Optional<Object> live = laboratory.liveReport(name).map(ReportView::of);
    return laboratory.with(
        name,
        run -> {
          boolean isUnmade = run.plan().isDear() && !laboratory.reports().has(name);
          Object view =
              live.or(() -> laboratory.reports().view(name))
                  .orElseGet(() -> ReportView.of(run.soFar().report()));
          String text = run.kind().hasParts() ? "" : run.spec(); // no form of ours takes another
          return new Told(view, text, isUnmade || run.isOpen(), Listed.of(run));
        });
  }

  /** Drawing pictures takes a while, and whoever wants one file often wants the next. */
  synchronized Answer.Document file(String name, String file) {
    return laboratory.with(
        name,
        run -> {
          String key = name + " " + run.done();
          if (!key.equals(cachedKey)) {
            cached =
                run.plan().isDear()
                    ? laboratory.reports().files(name)
                    : new Downloads(run.files(run.soFar(), new ArrayList<>()));
            cachedKey = key;
          }
          return cached.file(name.replaceAll("[^A-Za-z0-9._-]", "_"), file);
        });
  }

  synchronized Object remove(String name) {
    return laboratory.with(
        name,
        run -> {
          if (laboratory.running().filter(job -> job.run().equals(name)).isPresent()) {
            throw new Refusal(409, "'%s' is running; stop it first.".formatted(name));
          }
          run.remove();
          laboratory.reports().remove(name);
          cachedKey = "";
          return new LabEndpoints.Named(name);
        });
  }
}
