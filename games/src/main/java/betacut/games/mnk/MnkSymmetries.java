package betacut.games.mnk;

/**
 * Where the symmetries of a rectangle take its cells. In the number of a symmetry, 1 mirrors left
 * and right, 2 turns top and bottom around, and 4, on square boards only, then swaps rows and
 * columns.
 */
final class MnkSymmetries {
  private final int[][] images;
  private final int[][] origins;

  MnkSymmetries(int width, int height) {
    int count = width == height ? 8 : 4;
    images = new int[count][width * height];
    origins = new int[count][width * height];
    for (int symmetry = 0; symmetry < count; symmetry++) {
      for (int cell = 0; cell < width * height; cell++) {
        int row = cell / width;
        int column = cell % width;
        row = (symmetry & 2) == 0 ? row : height - 1 - row;
        column = (symmetry & 1) == 0 ? column : width - 1 - column;
        int image = (symmetry & 4) == 0 ? row * width + column : column * width + row;
        images[symmetry][cell] = image;
        origins[symmetry][image] = cell;
      }
    }
  }

  int count() {
    return images.length;
  }

  int image(int cell, int symmetry) {
    return images[symmetry][cell];
  }

  int origin(int image, int symmetry) {
    return origins[symmetry][image];
  }
}
