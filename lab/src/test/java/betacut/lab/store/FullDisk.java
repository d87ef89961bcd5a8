package betacut.lab.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicLong;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/** A disk below H2 that is full after so many bytes: {@code jdbc:h2:full:/path}; H2 makes it. */
@SuppressWarnings("exports") // H2 is on the class path of the tests
public final class FullDisk extends FilePathWrapper {
  static final AtomicLong ROOM = new AtomicLong();

  public FullDisk() {}

  static void register(long room) {
    ROOM.set(room);
    FilePath.register(new FullDisk());
  }

  @Override
  public String getScheme() {
    return "full";
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return new Limited(getBase().open(mode));
  }

  private static final class Limited extends FileBaseDefault {
    private final FileChannel channel;

    Limited(FileChannel channel) {
      this.channel = channel;
    }

    /** Writes what fits, as a real disk does, and then nothing. */
    @Override
    public synchronized int write(ByteBuffer source, long position) throws IOException {
      int fits = (int) Math.min(source.remaining(), Math.max(0, ROOM.get()));
      if (fits == 0 && source.hasRemaining()) {
        throw new IOException("No space left on device");
      }
      ROOM.addAndGet(-fits);
      int end = source.limit();
      source.limit(source.position() + fits);
      try {
        return channel.write(source, position);
      } finally {
        source.limit(end);
      }
    }

    @Override
    public synchronized int read(ByteBuffer target, long position) throws IOException {
      return channel.read(target, position);
    }

    @Override
    public long size() throws IOException {
      return channel.size();
    }

    @Override
    protected void implTruncate(long size) throws IOException {
      channel.truncate(size);
    }

    @Override
    public void force(boolean metaData) throws IOException {
      channel.force(metaData);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
      return channel.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      channel.close();
    }
  }
}
