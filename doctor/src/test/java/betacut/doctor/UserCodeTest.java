package betacut.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UserCodeTest {
  @TempDir private Path folder;

  @Test
  void outputComesBackHoweverManyAreOpen() throws IOException {
    Path file = Files.writeString(folder.resolve("Empty.java"), "class Empty {}");
    var ours = System.out;
    var first = UserCode.open(file);
    var second = UserCode.open(file);
    first.close();
    assertThat(System.out).as("a stranger is still open").isSameAs(System.err);
    second.close();
    assertThat(System.out).isSameAs(ours);
  }
}
