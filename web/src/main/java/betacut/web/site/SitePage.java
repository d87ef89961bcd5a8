package betacut.web.site;

import java.util.Locale;

/** The pages that have an address of their own, and what others show of a link to them. */
enum SitePage {
  PLAY(
      "Play against an engine that says what it thinks",
      "Connect-4, Othello, Pentago, gomoku and more, against levels from a beginner's to perfect."
          + " Every move has its value, exact where it can be.",
      PreviewFigure.BOARD),
  ANALYSE(
      "What every move is worth",
      "Paste a game or set a position up: best lines, exact values, every mistake explained.",
      PreviewFigure.BOARD),
  PUZZLES(
      "One right move, proven by a solver",
      "A puzzle a day, and as many more as you like, each with exactly one right answer.",
      PreviewFigure.BOARD),
  TREE(
      "What a search really did, step by step",
      "Alpha-beta and its relatives as a tree, forwards and backwards, every cut in words.",
      PreviewFigure.TREE),
  LEARN(
      "How alpha-beta cuts, in ten lessons",
      "Lessons that ask before they tell, and a zoo of the ten classic bugs.",
      PreviewFigure.TREE),
  LAB(
      "Experiments with searches",
      "Count nodes on your own machine: charts, fits and intervals, and every count can be"
          + " verified.",
      PreviewFigure.CHART),
  TOURNAMENT(
      "Engines against each other",
      "Round robins, gauntlets and sequential tests with Elo intervals; every game opens.",
      PreviewFigure.TABLE),
  GAMES("Games that were played", "Kept games and their reviews.", PreviewFigure.BOARD),
  RULES("How a game is played", "The rules of every game, with its board.", PreviewFigure.BOARD),
  STUDIES(
      "What the studies say, measured again",
      "Claims about game-tree search put to the test, with intervals and commands.",
      PreviewFigure.CHART);

  private final String title;
  private final String description;
  private final PreviewFigure figure;

  SitePage(String title, String description, PreviewFigure figure) {
    this.title = title;
    this.description = description;
    this.figure = figure;
  }

  /** Its address within the site. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  String title() {
    return title;
  }

  String description() {
    return description;
  }

  PreviewFigure figure() {
    return figure;
  }

  /** Whether the app shows it; others are pages by themselves. */
  boolean isOfApp() {
    return this != STUDIES;
  }

  /** The file of its picture. */
  String picture() {
    return "previews/" + id() + ".png";
  }

  /**
   * What stands in its head for those who show links.
   *
   * @param address where the site will be, with a slash at its end; empty if nobody knows
   * @param up the way from the page to the site's folder
   */
  String head(String address, String up, String title, String description) {
    String place = address.isEmpty() ? up : address;
    return """
        <meta property="og:title" content="Betacut: %s" />
        <meta property="og:description" content="%s" />
        <meta property="og:type" content="website" />
        <meta property="og:image" content="%s" />
        <meta property="og:image:width" content="%d" />
        <meta property="og:image:height" content="%d" />
        <meta name="twitter:card" content="summary_large_image" />
    """
        .formatted(
            title, description, place + picture(), PreviewPicture.WIDTH, PreviewPicture.HEIGHT);
  }
}
