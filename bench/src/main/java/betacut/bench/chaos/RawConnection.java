package betacut.bench.chaos;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Bytes to a server, and whatever it says to them. */
final class RawConnection {
  private static final int MOST_BYTES = 1 << 16;

  /** How whoever sent them goes. */
  enum End {
    /** He waits for the answer, and says that nothing more will come. */
    WAITS,
    /** He is gone at once, politely. */
    LEAVES,
    /** He is gone at once: the connection is reset. */
    RESETS
  }

  private RawConnection() {}

  /**
   * Sends them.
   *
   * @return what came within the time; empty if the server hung up without a word
   */
  static String send(int port, byte[] bytes, End end, int millis) {
    var answer = new ByteArrayOutputStream();
    try (var socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(millis);
      socket.setTcpNoDelay(true);
      if (end == End.RESETS) {
        socket.setSoLinger(true, 0);
      }
      socket.getOutputStream().write(bytes);
      if (end != End.WAITS) {
        return "";
      }
      socket.shutdownOutput();
      InputStream in = socket.getInputStream();
      byte[] part = new byte[1 << 14];
      for (int n = in.read(part); n >= 0 && answer.size() < MOST_BYTES; n = in.read(part)) {
        answer.write(part, 0, n);
      }
    } catch (SocketTimeoutException slow) {
      return answer.size() == 0 ? "timeout" : answer.toString(StandardCharsets.ISO_8859_1);
    } catch (IOException closed) {
      // it may hang up
    }
    return answer.toString(StandardCharsets.ISO_8859_1);
  }
}
