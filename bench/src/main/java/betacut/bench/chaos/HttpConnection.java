package betacut.bench.chaos;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection that is kept from one question to the next: several thousand a second. */
final class HttpConnection implements AutoCloseable {
  private static final int LONGEST_MILLIS = 60_000;
  private static final int MOST_BYTES = 1 << 20;

  /** Status and body; -1 if the server hung up. */
  record Reply(int status, String body) {}

  private final int port;
  private Socket socket;
  private InputStream in;

  HttpConnection(int port) {
    this.port = port;
  }

  /** Asks; a connection that was closed between two questions is opened again. */
  Reply ask(String method, String target, byte[] body) throws IOException {
    var request = new ByteArrayOutputStream();
    request.writeBytes(
        "%s %s HTTP/1.1\r\nHost: localhost:%d\r\nX-Betacut: chaos\r\nContent-Length: %d\r\n\r\n"
            .formatted(method, target, port, body.length)
            .getBytes(StandardCharsets.ISO_8859_1));
    request.writeBytes(body);
    if (socket != null) {
      try {
        return exchange(request.toByteArray(), method.equals("HEAD"));
      } catch (java.net.SocketTimeoutException hang) {
        close();
        throw hang;
      } catch (IOException closed) {
        close();
      }
    }
    socket = new Socket("127.0.0.1", port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(LONGEST_MILLIS);
    in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
    try {
      return exchange(request.toByteArray(), method.equals("HEAD"));
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  private Reply exchange(byte[] request, boolean isHead) throws IOException {
    socket.getOutputStream().write(request);
    String[] status = line().split(" ");
    if (status.length < 2) {
      throw new IOException("no answer");
    }
    int length = -1;
    boolean isChunked = false;
    boolean isLast = false;
    for (String header = line(); !header.isEmpty(); header = line()) {
      String lower = header.toLowerCase(java.util.Locale.ROOT);
      if (lower.startsWith("content-length:")) {
        length = Integer.parseInt(header.substring(15).strip());
      }
      isChunked |= lower.startsWith("transfer-encoding:");
      isLast |= lower.equals("connection: close");
    }
    int code = Integer.parseInt(status[1]);
    String body = isHead || code == 204 ? "" : body(length, isChunked);
    if (isLast || !isChunked && length < 0 && !isHead) {
      close();
    }
    return new Reply(code, body);
  }

  private String body(int length, boolean isChunked) throws IOException {
    if (!isChunked) {
      byte[] bytes = length < 0 ? in.readNBytes(MOST_BYTES) : in.readNBytes(length);
      return new String(bytes, StandardCharsets.UTF_8);
    }
    var bytes = new ByteArrayOutputStream();
    for (int size = size(); size > 0; size = size()) {
      byte[] chunk = in.readNBytes(size);
      if (bytes.size() < MOST_BYTES) {
        bytes.writeBytes(chunk);
      }
      line();
    }
    line();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private int size() throws IOException {
    return Integer.parseInt(line().strip(), 16);
  }

  private String line() throws IOException {
    var text = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the connection ended");
      }
      text.append((char) c);
    }
    return text.toString().stripTrailing();
  }

  @Override
  public void close() throws IOException {
    if (socket != null) {
      socket.close();
      socket = null;
    }
  }
}
