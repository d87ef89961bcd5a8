package betacut.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class WriteTimeoutTest {
  /** Somebody who never reads: the write fails instead of waiting for ever. */
  @Test
  void whoeverTakesNothingIsCutOff() throws IOException {
    var here = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (var timeout = new WriteTimeout(Duration.ofMillis(100));
        var server = ServerSocketChannel.open().bind(here);
        var reader = SocketChannel.open(server.getLocalAddress());
        var writer = server.accept()) {
      assertThat(reader.isConnected()).isTrue();
      ByteBuffer much = ByteBuffer.allocate(1 << 24);
      assertThatThrownBy(() -> timeout.write(() -> writeAll(writer, much)))
          .isInstanceOf(IOException.class);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(much.hasRemaining()).isTrue();
      assertThat(writer.isOpen()).isFalse();
    }
  }

  private static void writeAll(SocketChannel writer, ByteBuffer content) throws IOException {
    while (content.hasRemaining()) {
      writer.write(content);
    }
  }

  /** Not even after the time has passed. Whether a write was quick is measured: we may stall. */
  @Test
  void whoeverIsQuickIsLeftAlone() throws Exception {
    Duration longest = Duration.ofMillis(100);
    try (var timeout = new WriteTimeout(longest)) {
      int[] written = {0};
      long began;
      do {
        Thread.interrupted();
        began = System.nanoTime();
        timeout.write(() -> written[0]++);
      } while (System.nanoTime() - began > longest.toNanos());
      Thread.sleep(longest.multipliedBy(2));
      assertThat(written[0]).isPositive();
      assertThat(Thread.interrupted()).isFalse();
    }
  }
}
