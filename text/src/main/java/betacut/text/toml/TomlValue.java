package betacut.text.toml;

import java.util.List;

/** A value and the line it begins on, counted from 1. */
public sealed interface TomlValue
    permits TomlValue.Text,
        TomlValue.Whole,
        TomlValue.Real,
        TomlValue.Truth,
        TomlValue.Items,
        TomlTable {
  int line();

  /** What kind of value it is, for messages. */
  String kind();

  /** A string. */
  record Text(String value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a text";
    }

    @Override
    public String toString() {
      return value;
    }
  }

  /** An integer. */
  record Whole(long value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a whole number";
    }

    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /** A number with a fraction, as it was written. */
  record Real(double value, String written, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a number";
    }

    @Override
    public String toString() {
      return written;
    }
  }

  /** A boolean. */
  record Truth(boolean value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "true or false";
    }

    @Override
    public String toString() {
      return Boolean.toString(value);
    }
  }

  /** An array; its elements may be of different kinds. */
  record Items(List<TomlValue> values, int line) implements TomlValue {
    /** Keeps its own copy. */
    public Items {
      values = List.copyOf(values);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }
}
