package betacut.bench.violation.search;

final class TimeOfDay {
  private TimeOfDay() {}

  static boolean isOver(long end) {
    return System.currentTimeMillis() > end;
  }
}
