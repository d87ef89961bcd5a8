package betacut.cli.core;

import betacut.cli.text.AsciiWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Prints lines, and remembers why that failed. */
public final class Output extends PrintWriter {
  private final Watched stream;

  private Output(Watched stream, Writer writer) {
    super(writer, true);
    this.stream = stream;
  }

  public static Output of(OutputStream target, Charset charset) {
    var stream = new Watched(target);
    var writer = new OutputStreamWriter(stream, charset);
    boolean isWide = charset.equals(StandardCharsets.UTF_8) || charset.newEncoder().canEncode('×');
    return new Output(stream, isWide ? writer : new AsciiWriter(writer));
  }

  /** Throws if something printed so far did not arrive. */
  public static void requireArrived(PrintWriter out) {
    if (out.checkError()) {
      throw new Lost(out instanceof Output output ? output.stream.failure : null);
    }
  }

  /** Nobody can read the results, so there is no point in going on. */
  public static final class Lost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Lost(IOException cause) {
      super(cause);
    }

    /** Whether the reader has left, as {@code head} does when it has seen enough. */
    public boolean isReaderGone() {
      return getCause() != null && "Broken pipe".equals(getCause().getMessage());
    }

    public String reason() {
      String words = getCause() == null ? null : getCause().getMessage();
      return words == null ? "" : " (" + words + ")";
    }
  }

  private static final class Watched extends FilterOutputStream {
    private IOException failure;

    Watched(OutputStream target) {
      super(target);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }
  }
}
