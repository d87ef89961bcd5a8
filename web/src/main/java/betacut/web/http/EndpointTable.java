package betacut.web.http;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Finds who answers a question and reads it, whoever brings it: a server or a page's worker. */
final class EndpointTable {
  private final List<Endpoint> endpoints;

  EndpointTable(List<Endpoint> endpoints) {
    this.endpoints = List.copyOf(endpoints);
  }

  /** There is something at this address, but it is not asked in this way. */
  static final class OtherMethod extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<String> methods;

    private OtherMethod(List<String> methods) {
      super(null, null, false, false);
      this.methods = methods;
    }

    List<String> methods() {
      return methods;
    }
  }

  /** Whoever answers there. */
  Endpoint find(String method, String path) {
    List<Endpoint> here = endpoints.stream().filter(one -> one.matches(path)).toList();
    if (here.isEmpty()) {
      throw new Refusal(404, "There is nothing at this address; /api/openapi.json lists all.");
    }
    return here.stream()
        .filter(one -> one.method().equals(method))
        .findFirst()
        .orElseThrow(
            () ->
                new OtherMethod(
                    List.copyOf(new TreeSet<>(here.stream().map(Endpoint::method).toList()))));
  }

  /**
   * The question, every parameter checked.
   *
   * @param raw what follows the question mark; may be null
   */
  static Query query(Endpoint endpoint, String path, String raw, String body) {
    List<Parameter> known = new ArrayList<>(endpoint.parameters());
    known.addAll(endpoint.common());
    return new Query(path.substring(endpoint.path().length()), Query.parse(raw, known), body);
  }
}
