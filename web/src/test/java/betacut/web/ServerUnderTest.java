package betacut.web;

import betacut.text.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** A server on a free port, and questions to it by somebody who knows its token. */
final class ServerUnderTest implements AutoCloseable {
  static final String HEADER = "X-Betacut";

  private final WebServer server;
  private final HttpClient client = HttpClient.newHttpClient();

  ServerUnderTest(Path data) {
    server = WebServer.start(WebServer.LOOPBACK, 0, data);
  }

  URI at(String path) {
    return server.address().resolve(path);
  }

  /** The address of a question; names and values in turn. */
  URI question(String path, String... namesAndValues) {
    var query = new StringBuilder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      query.append(i == 0 ? "?" : "&").append(namesAndValues[i]).append('=');
      query.append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
    }
    return at("/api/" + path + query);
  }

  String token() {
    return server.token();
  }

  /** The beginning of a question with the token. */
  HttpRequest.Builder request(URI address) {
    return HttpRequest.newBuilder(address).header(HEADER, token());
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    return sendAsItIs(request.setHeader(HEADER, token()));
  }

  /** The same by a stranger. */
  HttpResponse<String> sendAsItIs(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  HttpResponse<String> get(URI address) {
    return send(HttpRequest.newBuilder(address));
  }

  HttpResponse<String> put(String path, String body) {
    return send(HttpRequest.newBuilder(at(path)).PUT(BodyPublishers.ofString(body)));
  }

  /** The object in an answer that must be a good one. */
  Map<?, ?> ask(String path, String... namesAndValues) {
    HttpResponse<String> answer = get(question(path, namesAndValues));
    if (answer.statusCode() != 200) {
      throw new AssertionError(answer.statusCode() + " " + answer.body());
    }
    return (Map<?, ?>) JsonReader.read(answer.body());
  }

  /** What comes back for a request written by hand, but for the token. */
  String raw(String request) {
    return raw(server.address().getPort(), request.replace("\r\nHost:", known() + "\r\nHost:"));
  }

  private String known() {
    return "\r\n" + HEADER + ": " + token();
  }

  static String raw(int port, String request) {
    try (var socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException closed) {
      return "";
    }
  }

  /** A connection on which a question has been asked; closing it hangs up. */
  Socket ask(URI question) throws IOException {
    var socket = new Socket("127.0.0.1", question.getPort());
    socket.setSoLinger(true, 0);
    String target = question.getRawPath() + "?" + question.getRawQuery();
    socket
        .getOutputStream()
        .write(
            "GET %s HTTP/1.1%s\r\nHost: localhost\r\n\r\n"
                .formatted(target, known())
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  @Override
  public void close() {
    client.close();
    server.close();
  }
}
