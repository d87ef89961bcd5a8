package betacut.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** A pom with the poms above it, as far as they lie in the same repository. */
final class Pom {
  private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)}");

  private final Element project;
  private final Optional<Pom> parent;

  private Pom(Element project, Optional<Pom> parent) {
    this.project = project;
    this.parent = parent;
  }

  static Pom read(Path file, Path repository) {
    Element project = parse(file);
    Optional<Pom> parent =
        direct(project, "parent")
            .map(declared -> new Pom(project, Optional.empty()).coordinates(declared))
            .filter(above -> above.isIn(repository))
            .map(above -> read(above.file(repository, ".pom"), repository));
    return new Pom(project, parent);
  }

  Coordinates coordinates() {
    return new Coordinates(own("groupId"), own("artifactId"), own("version"));
  }

  String packaging() {
    return text(project, "packaging").orElse("jar");
  }

  Optional<Coordinates> declaredParent() {
    return direct(project, "parent").map(this::coordinates);
  }

  /** The text at a path of elements, {@code scm/url}; that of a pom above if this has none. */
  Optional<String> text(String path) {
    Optional<Element> at = Optional.of(project);
    for (String name : path.split("/")) {
      at = at.flatMap(element -> direct(element, name));
    }
    return at.map(element -> element.getTextContent().strip())
        .filter(text -> !text.isEmpty())
        .or(() -> isInherited(path) ? parent.flatMap(above -> above.text(path)) : Optional.empty());
  }

  /** What users of the artefact must be able to find: all but its tests' dependencies. */
  List<Coordinates> dependencies() {
    return dependencies(project)
        .filter(declared -> !text(declared, "scope").orElse("compile").equals("test"))
        .map(this::coordinates)
        .toList();
  }

  /** The artefacts whose versions this pom itself manages. */
  List<Coordinates> managed() {
    return direct(project, "dependencyManagement").stream()
        .flatMap(Pom::dependencies)
        .map(this::coordinates)
        .toList();
  }

  private static Stream<Element> dependencies(Element parent) {
    return direct(parent, "dependencies").stream()
        .flatMap(list -> all(list, "dependency").stream());
  }

  private Coordinates coordinates(Element declared) {
    String group = interpolated(text(declared, "groupId").orElse(""));
    String name = interpolated(text(declared, "artifactId").orElse(""));
    String version =
        text(declared, "version").map(this::interpolated).orElseGet(() -> version(group, name));
    return new Coordinates(group, name, version);
  }

  /** The managed version, or none: an empty text. */
  private String version(String group, String name) {
    return managed().stream()
        .filter(managed -> managed.group().equals(group) && managed.name().equals(name))
        .map(Coordinates::version)
        .findFirst()
        .or(() -> parent.map(above -> above.version(group, name)))
        .orElse("");
  }

  private String interpolated(String text) {
    return PROPERTY
        .matcher(text)
        .replaceAll(
            property ->
                property.group(1).startsWith("project.")
                    ? own(property.group(1).substring("project.".length()))
                    : text("properties/" + property.group(1)).orElse(""));
  }

  /** A part of the own coordinates, stated here or by the declared parent. */
  private String own(String name) {
    return text(project, name)
        .or(() -> direct(project, "parent").flatMap(above -> text(above, name)))
        .orElse("");
  }

  private static boolean isInherited(String path) {
    return !path.equals("name") && !path.equals("description");
  }

  private static Element parse(Path file) {
    try {
      return DocumentBuilderFactory.newDefaultNSInstance()
          .newDocumentBuilder()
          .parse(file.toFile())
          .getDocumentElement();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalArgumentException(file + " is not a pom", e);
    }
  }

  private static Optional<String> text(Element parent, String name) {
    return direct(parent, name).map(found -> found.getTextContent().strip());
  }

  private static Optional<Element> direct(Element parent, String name) {
    return all(parent, name).stream().findFirst();
  }

  private static List<Element> all(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node at = parent.getFirstChild(); at != null; at = at.getNextSibling()) {
      if (at instanceof Element element && element.getLocalName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
