package betacut.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;

/** A server in a process of its own. Closing kills it: it has no time to put anything away. */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final URI address;
  private final String token;

  ServerProcess(Path data) {
    try {
      process =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  ServerProcess.class.getName(),
                  data.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      BufferedReader out = process.inputReader();
      address = URI.create(out.readLine());
      token = out.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  URI at(String path) {
    return address.resolve(path);
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(at(path)).header(ServerUnderTest.HEADER, token);
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }

  /** Serves from the folder until it is killed. */
  public static void main(String[] args) throws InterruptedException {
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, Path.of(args[0]))) {
      System.out.println(server.address());
      System.out.println(server.token());
      Thread.currentThread().join();
    }
  }
}
