package betacut.browser.platform;

import java.util.Locale;

/**
 * Texts by formats, letter for letter as the JDK writes them whatever the locale. TeaVM's own
 * brings the customs of all languages along, rounds otherwise and lacks {@code %g}.
 *
 * <pre>
 * %[number$][flags][width][.digits]letter    letters s c b d x f e g n %    flags - + 0 ,
 * </pre>
 */
final class FormatText {
  private static final String FLAGS = "-+0,";
  private static final int GROUP = 3;

  private final String format;
  private final Object[] arguments;
  private final StringBuilder text = new StringBuilder();
  private int at;
  private int next;

  private FormatText(String format, Object[] arguments) {
    this.format = format;
    this.arguments = arguments;
  }

  static String of(String format, Object... arguments) {
    return new FormatText(format, arguments).written();
  }

  private String written() {
    for (int sign = format.indexOf('%'); sign >= 0; sign = format.indexOf('%', at)) {
      text.append(format, at, sign);
      at = sign + 1;
      writeOne();
    }
    return text.append(format, at, format.length()).toString();
  }

  private void writeOne() {
    int begin = at;
    int number = number();
    boolean isPlace = number > 0 && format.charAt(at) == '$';
    at = isPlace ? at + 1 : begin;
    String flags = flags();
    int width = number();
    int digits = -1;
    if (format.charAt(at) == '.') {
      at++;
      digits = number();
    }
    char letter = format.charAt(at++);
    String word =
        switch (letter) {
          case 'n' -> "\n";
          case '%' -> "%";
          default -> word(letter, flags, digits, arguments[isPlace ? number - 1 : next++]);
        };
    pad(word, flags, width);
  }

  private int number() {
    int number = 0;
    while (Character.isDigit(format.charAt(at))) {
      number = 10 * number + format.charAt(at++) - '0';
    }
    return number;
  }

  private String flags() {
    int begin = at;
    while (FLAGS.indexOf(format.charAt(at)) >= 0) {
      at++;
    }
    return format.substring(begin, at);
  }

  private String word(char letter, String flags, int digits, Object argument) {
    if (argument == null) {
      return "null";
    }
    return switch (letter) {
      case 's' -> first(String.valueOf(argument), digits);
      case 'b' -> String.valueOf(argument);
      case 'c' -> argument instanceof Integer point ? Character.toString(point) : argument + "";
      case 'd' -> signed(String.valueOf(argument), flags);
      case 'x' -> hexadecimal(argument);
      case 'X' -> hexadecimal(argument).toUpperCase(Locale.ROOT);
      case 'f', 'e', 'g' -> signed(DecimalText.of(letter, digits, (Number) argument), flags);
      default -> throw new IllegalArgumentException("no format of a page's: %" + letter);
    };
  }

  private static String first(String word, int most) {
    return most >= 0 && most < word.length() ? word.substring(0, most) : word;
  }

  private static String hexadecimal(Object number) {
    return switch (number) {
      case Long large -> Long.toHexString(large);
      case Byte small -> Integer.toHexString(small & 0xFF);
      case Short small -> Integer.toHexString(small & 0xFFFF);
      default -> Integer.toHexString((Integer) number);
    };
  }

  private static String signed(String number, String flags) {
    String grouped = flags.indexOf(',') >= 0 ? grouped(number) : number;
    return flags.indexOf('+') >= 0 && number.charAt(0) != '-' && !number.equals("NaN")
        ? "+" + grouped
        : grouped;
  }

  private static String grouped(String number) {
    if (!Character.isDigit(number.charAt(number.length() - 1))) {
      return number; // no number with digits
    }
    int first = number.charAt(0) == '-' ? 1 : 0;
    int point = number.indexOf('.');
    var grouped = new StringBuilder(number);
    for (int i = (point < 0 ? number.length() : point) - GROUP; i > first; i -= GROUP) {
      grouped.insert(i, ',');
    }
    return grouped.toString();
  }

  private void pad(String word, String flags, int width) {
    int missing = Math.max(0, width - word.length());
    if (flags.indexOf('-') >= 0) {
      text.append(word).repeat(' ', missing);
    } else if (flags.indexOf('0') >= 0) {
      int sign = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
      text.append(word, 0, sign).repeat('0', missing).append(word, sign, word.length());
    } else {
      text.repeat(' ', missing).append(word);
    }
  }
}
