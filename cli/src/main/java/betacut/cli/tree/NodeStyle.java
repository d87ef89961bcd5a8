package betacut.cli.tree;

import betacut.search.trace.TraceNode;

/** How a node looks: colours of Okabe and Ito, always together with a shape. */
enum NodeStyle {
  EXACT("#0072B2", "#E3F0F8", "box", "", "value known (=)"),
  BOUND("#B07900", "#FDF1D8", "hexagon", "6 3", "bound only (≥ ≤)"),
  ESTIMATE("#00785A", "#E0F3ED", "ellipse", "2 3", "estimate (~)"),
  UNKNOWN("#595959", "#F2F2F2", "plaintext", "1 4", "not known (?)");

  /** The mark of a cut. */
  static final String CUT = "#D55E00";

  private final String stroke;
  private final String fill;
  private final String dotShape;
  private final String dashes;
  private final String meaning;

  NodeStyle(String stroke, String fill, String dotShape, String dashes, String meaning) {
    this.stroke = stroke;
    this.fill = fill;
    this.dotShape = dotShape;
    this.dashes = dashes;
    this.meaning = meaning;
  }

  static NodeStyle of(TraceNode node) {
    return switch (node.claim()) {
      case EXACT, OVER -> EXACT;
      case LOWER, UPPER -> BOUND;
      case ESTIMATE -> ESTIMATE;
      case UNKNOWN -> UNKNOWN;
    };
  }

  String stroke() {
    return stroke;
  }

  String fill() {
    return fill;
  }

  String dotShape() {
    return dotShape;
  }

  /** Lengths of the border's dashes and gaps; empty for a whole line. */
  String dashes() {
    return dashes;
  }

  /** For the legend. */
  String meaning() {
    return meaning;
  }
}
