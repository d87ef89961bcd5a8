package betacut.lab.report;

import betacut.lab.report.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows under headings.
 *
 * @param caption what it shows
 * @param summary what it says, in one sentence
 */
public record Table(String caption, String summary, List<Column> columns, List<List<Cell>> rows) {
  /** Refuses rows that do not fit the headings. */
  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<Cell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "%s: a row of %d under %d headings".formatted(caption, row.size(), columns.size()));
      }
    }
  }

  /** A table to be filled. */
  public static Builder titled(String caption) {
    return new Builder(caption);
  }

  /** How sure the intervals are, as a sentence; nothing if there are none or they differ. */
  String confidence() {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (List<Cell> row : rows) {
      for (Cell cell : row) {
        if (cell instanceof Cell.Measured measured) {
          double confidence = measured.estimate().interval().confidence();
          least = Math.min(least, confidence);
          most = Math.max(most, confidence);
        }
      }
    }
    return least == most
        ? " Intervals: " + Numbers.significant(least * 100, 2) + " % confidence."
        : "";
  }

  /** At most so many rows, evenly chosen, with the first and the last. */
  Table thinned(int most) {
    if (rows.size() <= most) {
      return this;
    }
    List<List<Cell>> kept = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      kept.add(rows.get((int) ((long) i * (rows.size() - 1) / (most - 1))));
    }
    return new Table(caption, summary, columns, kept);
  }

  /** Collects columns, then rows. */
  public static final class Builder {
    private final String caption;
    private final List<Column> columns = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();

    private Builder(String caption) {
      this.caption = caption;
    }

    /** Adds columns. */
    public Builder columns(Column... more) {
      columns.addAll(List.of(more));
      return this;
    }

    /** Adds a row: words, numbers, estimates, optionals, as {@link Cell#of} takes them. */
    public Builder row(Object... values) {
      rows.add(Arrays.stream(values).map(Cell::of).toList());
      return this;
    }

    /** The table, with the sentence that says what is to be seen in it. */
    public Table summary(String sentence) {
      return new Table(caption, sentence, columns, rows);
    }
  }
}
