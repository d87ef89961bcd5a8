package betacut.lab.report;

import java.util.List;

/**
 * A chapter of a report.
 *
 * @param id its place in the page
 */
public record Section(String id, String heading, List<Block> blocks) {
  /** Keeps its own copy of the blocks. */
  public Section {
    blocks = List.copyOf(blocks);
  }
}
