package betacut.solve.pentago;

import java.nio.ByteBuffer;

/**
 * The values of every position with one number of stones.
 *
 * <p>Positions are coded super by super as {@link LayerIndex} numbers them. A value is foretold by
 * those that are one quarter of one quadrant away and already known, and by the value of the same
 * turns in the super before: how many of the former are won, drawn and lost, and which the latter
 * is, make the context. 4.9 million positions of six stones take 130 kB so; one LZMA stream of
 * their bits takes 202.
 */
final class BookLayer {
  /** Each of the eight neighbours may be unknown; three values of the super before. */
  private static final int CONTEXTS = 2 * 3 * 9 * 9 * 9;

  private final LayerIndex index;

  /** Two bits for each position: 0 lost, 1 drawn, 2 won for the side to move. */
  private final byte[] values;

  private BookLayer(LayerIndex index) {
    this.index = index;
    values = new byte[(index.boards() >> 2) + 1];
  }

  /** Reads a layer. */
  static BookLayer read(int stones, ByteBuffer in) {
    var layer = new BookLayer(new LayerIndex(stones));
    new Coding(layer, new BitCoder.Reader(CONTEXTS, in)).run();
    return layer;
  }

  /** Asks for the value of every position. */
  static BookLayer of(int stones, PentagoBook.Values truth) {
    var layer = new BookLayer(new LayerIndex(stones));
    LayerIndex index = layer.index;
    for (int i = 0; i < index.supers(); i++) {
      int end = i + 1 < index.supers() ? index.start(i + 1) : index.boards();
      for (int number = index.start(i); number < end; number++) {
        long first = index.board(i, number, 0);
        long second = index.board(i, number, 1);
        layer.set(number, truth.value(first, second) + 1);
      }
    }
    return layer;
  }

  byte[] written() {
    var writer = new BitCoder.Writer(CONTEXTS);
    new Coding(this, writer).run();
    return writer.bytes();
  }

  int positions() {
    return index.boards();
  }

  /** What a position with as many stones is worth to the side to move. */
  int value(long first, long second) {
    return get(index.number(first, second)) - 1;
  }

  private int get(int number) {
    return values[number >> 2] >> 2 * (number & 3) & 3;
  }

  private void set(int number, int value) {
    int shift = 2 * (number & 3);
    values[number >> 2] = (byte) (values[number >> 2] & ~(3 << shift) | value << shift);
  }

  /** One run through all values, to write or to read them. */
  private static final class Coding {
    private final BookLayer layer;
    private final BitCoder coder;
    private final int[] sizes = new int[4];
    private final int[] steps = new int[4];
    private final int[] turns = new int[4];
    private final int[] sizesBefore = {1, 1, 1, 1};
    private int startBefore = -1;

    Coding(BookLayer layer, BitCoder coder) {
      this.layer = layer;
      this.coder = coder;
    }

    void run() {
      LayerIndex index = layer.index;
      for (int i = 0; i < index.supers(); i++) {
        int boards = 1;
        for (int quadrant = 3; quadrant >= 0; quadrant--) {
          sizes[quadrant] = QuadrantClasses.SIZE[index.quadrantClass(i, quadrant)];
          steps[quadrant] = boards;
          boards *= sizes[quadrant];
        }
        int start = index.start(i);
        for (int board = 0; board < boards; board++) {
          codeOne(start + board);
          nextTurns();
        }
        startBefore = start;
        System.arraycopy(sizes, 0, sizesBefore, 0, 4);
      }
    }

    private void nextTurns() {
      int quadrant = 3;
      while (quadrant >= 0 && ++turns[quadrant] == sizes[quadrant]) {
        turns[quadrant--] = 0;
      }
    }

    private void codeOne(int number) {
      int context = context(number);
      int value = layer.get(number);
      if (coder.code(2 * context, value == 2 ? 0 : 1) == 0) {
        layer.set(number, 2);
      } else {
        layer.set(number, coder.code(2 * context + 1, value == 1 ? 0 : 1) == 0 ? 1 : 0);
      }
    }

    private int context(int number) {
      int known = 0; // how many neighbours are lost, drawn and won: a byte each
      int before = 0;
      for (int quadrant = 0; quadrant < 4; quadrant++) {
        int turn = turns[quadrant];
        int size = sizesBefore[quadrant];
        before = before * size + turn % size;
        if (turn > 0) {
          known += 1 << 8 * layer.get(number - steps[quadrant]);
        }
        if (turn == 3) {
          known += 1 << 8 * layer.get(number - 3 * steps[quadrant]);
        }
      }
      int counts = ((known & 255) * 9 + (known >> 8 & 255)) * 9 + (known >> 16);
      return 3 * counts + (startBefore < 0 ? 0 : layer.get(startBefore + before));
    }
  }
}
