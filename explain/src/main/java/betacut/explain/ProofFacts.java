package betacut.explain;

import betacut.search.proof.ProofTree;
import betacut.search.trace.GrowingTree;
import java.util.ArrayList;
import java.util.List;

/** Decides what there is to say about a step of a proof-number search, and about its nodes. */
public final class ProofFacts {
  private final Grown<?> grown;
  private final ProofTree tree;

  /**
   * @param tree that of the search, at the step to speak of
   */
  public ProofFacts(Grown<?> grown, ProofTree tree) {
    this.grown = grown;
    this.tree = tree;
  }

  /** What this step does. */
  public List<Message> step() {
    int here = tree.here();
    return switch (tree.kind()) {
      case ASK -> List.of(Message.of(tree.isAboutWin() ? "proof.ask.win" : "proof.ask.hold"));
      case ENTER -> entered(here);
      case LOOK -> looked(here);
      case LEAVE -> List.of(left(here));
    };
  }

  /** A number in a sentence; the solved side's other number is infinite. */
  private static Object number(int number) {
    return number == ProofTree.INFINITE ? "∞" : (Object) number;
  }

  private List<Message> entered(int here) {
    List<Message> said = new ArrayList<>();
    int above = tree.parent(here);
    if (above == GrowingTree.NO_NODE) {
      said.add(Message.of("proof.enter.root"));
    } else {
      boolean isMax = grown.isMax(above);
      int least = isMax ? tree.proof(here) : tree.disproof(here);
      said.add(
          Message.of(
              isMax ? "proof.enter.max" : "proof.enter.min",
              "move",
              grown.moveText(here),
              "number",
              number(least)));
      said.add(limits(here));
    }
    if (tree.visits(here) == 1) {
      said.add(Message.of("proof.grown", "n", tree.end(here) - tree.first(here)));
    }
    return said;
  }

  /** When the search will leave a node it is in. */
  public Message limits(int node) {
    int proof = tree.proofLimit(node);
    int disproof = tree.disproofLimit(node);
    boolean isEndless = proof == ProofTree.INFINITE && disproof == ProofTree.INFINITE;
    return isEndless
        ? Message.of("proof.limits.none")
        : Message.of("proof.limits", "proof", number(proof), "disproof", number(disproof));
  }

  private List<Message> looked(int here) {
    List<Message> said = new ArrayList<>();
    said.add(
        Message.of(
            grown.isMax(here) ? "proof.look.max" : "proof.look.min",
            "proof",
            number(tree.proof(here)),
            "disproof",
            number(tree.disproof(here))));
    if (isSolved(here)) {
      said.add(verdict(here));
    }
    return said;
  }

  private boolean isSolved(int node) {
    return tree.proof(node) == 0 || tree.disproof(node) == 0;
  }

  /** What the numbers of a solved node mean. */
  private Message verdict(int node) {
    boolean isProved = tree.proof(node) == 0;
    String question = tree.isAboutWin() ? "win" : "hold";
    return Message.of("proof.%s.%s".formatted(isProved ? "proved" : "disproved", question));
  }

  private Message left(int here) {
    if (isSolved(here)) {
      return Message.of("proof.leave.solved", "verdict", verdict(here));
    }
    boolean isProof = tree.proof(here) >= tree.proofLimit(here);
    return Message.of(
        isProof ? "proof.leave.proof" : "proof.leave.disproof",
        "number",
        number(isProof ? tree.proof(here) : tree.disproof(here)),
        "limit",
        number(isProof ? tree.proofLimit(here) : tree.disproofLimit(here)));
  }

  /** What the numbers of a node mean. */
  public Message value(int node) {
    return isSolved(node)
        ? verdict(node)
        : Message.of(
            "proof.value",
            "proof",
            number(tree.proof(node)),
            "disproof",
            number(tree.disproof(node)));
  }

  /** Where the numbers of a node come from, if not from what is below it. */
  public static Message borrowed() {
    return Message.of("proof.borrowed");
  }
}
