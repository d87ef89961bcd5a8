package betacut.solve.layers;

import betacut.platform.SafeFile;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Runs of children, one for each part of the next layer, until all pieces have theirs. */
record RunFile(Path path) {
  /** How many runs, and the length of each, before their bytes. */
  void write(List<byte[]> runs) throws IOException {
    int header = Integer.BYTES * (1 + runs.size());
    int length = header + runs.stream().mapToInt(run -> run.length).sum();
    ByteBuffer bytes = ByteBuffer.allocate(length).putInt(runs.size());
    runs.forEach(run -> bytes.putInt(run.length));
    runs.forEach(bytes::put);
    SafeFile.write(path, bytes.flip());
  }

  /** Whether it is there, with so many runs. */
  boolean holds(int runs) throws IOException {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return read(channel, 0, Integer.BYTES).getInt(0) == runs;
    }
  }

  /** One of its runs. */
  ByteBuffer read(int number) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      int runs = read(channel, 0, Integer.BYTES).getInt(0);
      ByteBuffer lengths = read(channel, Integer.BYTES, Integer.BYTES * runs);
      long from = Integer.BYTES * (1L + runs);
      for (int i = 0; i < number; i++) {
        from += lengths.getInt(Integer.BYTES * i);
      }
      return read(channel, from, lengths.getInt(Integer.BYTES * number));
    }
  }

  private static ByteBuffer read(FileChannel channel, long from, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, from + bytes.position()) < 0) {
        throw new EOFException("a run of children ends too soon");
      }
    }
    return bytes.flip();
  }
}
