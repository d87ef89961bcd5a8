package betacut.lab.report.chart;

import betacut.lab.report.text.Format;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Named things under each other, each with a value and its interval on a common axis: a forest
 * plot.
 *
 * @param format how values are written beside their rows
 * @param names of the values in each row; a single one needs no legend
 * @param reference the value that means "no difference"
 */
public record RowChart(
    String title,
    Axis axis,
    Format format,
    List<String> names,
    List<Row> rows,
    OptionalDouble reference)
    implements Chart {

  /** A named thing and its values. */
  public record Row(String label, List<Estimate> values) {
    /** Keeps its own copy of the values. */
    public Row {
      values = List.copyOf(values);
    }
  }

  /** Refuses rows that lack a value. */
  public RowChart {
    names = List.copyOf(names);
    rows = List.copyOf(rows);
    for (Row row : rows) {
      if (row.values().size() != names.size()) {
        throw new IllegalArgumentException("row " + row.label() + " needs " + names);
      }
    }
  }

  /** Ratios on a logarithmic axis, where twice and half are equally far from the line at 1. */
  public static Builder ratios(String title, String label) {
    return new Builder(title, Axis.log(label, "")).format(Format.RATIO).reference(1).names(label);
  }

  /** Marks on an axis. */
  public static Builder dots(String title, Axis axis) {
    return new Builder(title, axis).names(axis.label());
  }

  /** Collects rows. */
  public static final class Builder {
    private final String title;
    private final Axis axis;
    private final List<Row> rows = new ArrayList<>();
    private List<String> names = List.of();
    private Format format = Format.NUMBER;
    private OptionalDouble reference = OptionalDouble.empty();

    private Builder(String title, Axis axis) {
      this.title = title;
      this.axis = axis;
    }

    /** How values are written. */
    public Builder format(Format shown) {
      format = shown;
      return this;
    }

    /** The value that means "no difference". */
    public Builder reference(double value) {
      reference = OptionalDouble.of(value);
      return this;
    }

    /** Names the values of each row, if there are several. */
    public Builder names(String... ofValues) {
      names = List.of(ofValues);
      return this;
    }

    /** Adds a row. */
    public Builder row(String label, Estimate... values) {
      rows.add(new Row(label, List.of(values)));
      return this;
    }

    /** The chart. */
    public RowChart build() {
      return new RowChart(title, axis, format, names, rows, reference);
    }
  }
}
