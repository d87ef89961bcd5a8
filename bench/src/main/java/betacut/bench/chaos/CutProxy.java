package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A network between a program and a server on this machine, which can be cut. */
final class CutProxy implements AutoCloseable {
  private final ServerSocket door;
  private final int target;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile boolean isStopped;

  CutProxy(int target) {
    this.target = target;
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket here = door.accept();
        Socket there = new Socket(InetAddress.getLoopbackAddress(), target);
        open.addAll(List.of(here, there));
        Thread.ofVirtual().start(() -> carry(here, there));
        Thread.ofVirtual().start(() -> carry(there, here));
      } catch (IOException closed) {
        // the next one may do better
      }
    }
  }

  private void carry(Socket from, Socket to) {
    byte[] part = new byte[1 << 14];
    try (from;
        to) {
      for (int n = from.getInputStream().read(part); n >= 0; n = from.getInputStream().read(part)) {
        while (isStopped) {
          Thread.sleep(5);
        }
        to.getOutputStream().write(part, 0, n);
      }
    } catch (IOException cut) {
      // that is what it is for
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nothing passes from now on, and nobody is told; or all goes on. */
  void stop(boolean stops) {
    isStopped = stops;
  }

  /** All connections are reset. */
  void cut() {
    for (Socket socket : open) {
      try {
        socket.setSoLinger(true, 0);
        socket.close();
      } catch (IOException closed) {
        // it is cut already
      }
    }
    open.clear();
    isStopped = false;
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    cut();
  }
}
