package betacut.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The way to a server on this machine: shut, nobody is there and all connections are reset. */
final class Gate implements AutoCloseable {
  private final int target;
  private final int port;
  private final List<Socket> passing = new CopyOnWriteArrayList<>();
  private ServerSocket door;

  Gate(int target) throws IOException {
    this.target = target;
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    port = door.getLocalPort();
    Thread.ofVirtual().start(() -> admit(door));
  }

  int port() {
    return port;
  }

  /** As if the server came back. */
  void open() throws IOException {
    var again = new ServerSocket();
    again.setReuseAddress(true);
    again.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    door = again;
    Thread.ofVirtual().start(() -> admit(again));
  }

  @Override
  public void close() throws IOException {
    shut();
  }

  /** As if the server were killed. */
  void shut() throws IOException {
    door.close();
    for (Socket socket : passing) {
      try {
        socket.setSoLinger(true, 0);
        socket.close();
      } catch (SocketException isClosed) {
        // by whoever passed
      }
    }
    passing.clear();
  }

  private void admit(ServerSocket through) {
    while (!through.isClosed()) {
      try {
        Socket here = through.accept();
        Socket there = new Socket(InetAddress.getLoopbackAddress(), target);
        passing.addAll(List.of(here, there));
        Thread.ofVirtual().start(() -> carry(here, there));
        Thread.ofVirtual().start(() -> carry(there, here));
      } catch (IOException isShut) {
        // whoever wanted to pass was told so
      }
    }
  }

  private static void carry(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException isShut) {
      // so is the other way
    }
  }
}
