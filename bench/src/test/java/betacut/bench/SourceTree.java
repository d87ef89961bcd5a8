package betacut.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** The checkout as files: its modules, what their poms declare, their sources. */
final class SourceTree {
  /** A dependency as a pom states it; Maven's default scope is spelled out. */
  record Dependency(String group, String artifact, String scope) {
    boolean isOurs() {
      return group.equals("io.github.betacut");
    }

    boolean isForTests() {
      return scope.equals("test");
    }

    String module() {
      return artifact.substring("betacut-".length());
    }
  }

  private final Path root;

  SourceTree(Path root) {
    this.root = root;
  }

  /** The tree this test was compiled from: the nearest folder above whose pom lists modules. */
  static SourceTree ours() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      if (Files.exists(at.resolve("pom.xml")) && !new SourceTree(at).modules().isEmpty()) {
        return new SourceTree(at);
      }
    }
    throw new IllegalStateException(
        "no pom.xml with modules above " + Path.of("").toAbsolutePath());
  }

  Path folder(String name) {
    return root.resolve(name);
  }

  /** The modules that have sources. */
  List<String> modules() {
    return children(pom(root), "modules", "module").stream()
        .map(module -> module.getTextContent().strip())
        .filter(module -> Files.isDirectory(root.resolve(module).resolve("src")))
        .toList();
  }

  /** Every package that has main code. */
  Set<String> packages() {
    Set<String> packages = new TreeSet<>();
    for (String module : modules()) {
      Path sources = root.resolve(module).resolve("src/main/java");
      if (Files.isDirectory(sources)) {
        try (Stream<Path> files = Files.walk(sources)) {
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(file -> sources.relativize(file).getParent())
              .filter(Objects::nonNull)
              .forEach(folder -> packages.add(folder.toString().replace('/', '.')));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return packages;
  }

  List<Dependency> dependencies(String module) {
    return children(pom(root.resolve(module)), "dependencies", "dependency").stream()
        .map(
            declared ->
                new Dependency(
                    text(declared, "groupId").orElseThrow(),
                    text(declared, "artifactId").orElseThrow(),
                    text(declared, "scope").orElse("compile")))
        .toList();
  }

  /** The compiled module descriptor, if the module has one. */
  Optional<ModuleDescriptor> descriptor(String module) {
    Path classes = root.resolve(module).resolve("target/classes");
    if (!Files.exists(classes.resolve("module-info.class"))) {
      return Optional.empty();
    }
    return Optional.of(ModuleFinder.of(classes).findAll().iterator().next().descriptor());
  }

  boolean declaresModule(String module) {
    return Files.exists(root.resolve(module).resolve("src/main/java/module-info.java"));
  }

  /** Every source of every module, Java and the browser app's, tests included. */
  List<Path> sources() {
    List<Path> sources = new ArrayList<>();
    for (String module : new TreeSet<>(modules())) {
      try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src"))) {
        files.filter(SourceTree::isSource).sorted().forEach(sources::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return sources;
  }

  private static boolean isSource(Path file) {
    return file.toString().matches(".*\\.(java|js|css|html)");
  }

  private static Element pom(Path folder) {
    try {
      Document pom =
          DocumentBuilderFactory.newDefaultNSInstance()
              .newDocumentBuilder()
              .parse(folder.resolve("pom.xml").toFile());
      return pom.getDocumentElement();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("cannot read the pom of " + folder, e);
    }
  }

  /** The elements {@code name} inside the direct child {@code list}: not those of plugins. */
  private static List<Element> children(Element parent, String list, String name) {
    return direct(parent, list).stream().flatMap(found -> direct(found, name).stream()).toList();
  }

  private static Optional<String> text(Element parent, String name) {
    return direct(parent, name).stream().map(found -> found.getTextContent().strip()).findFirst();
  }

  private static List<Element> direct(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node at = parent.getFirstChild(); at != null; at = at.getNextSibling()) {
      if (at instanceof Element element && element.getLocalName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
