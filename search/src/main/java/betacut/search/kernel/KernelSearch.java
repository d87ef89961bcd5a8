package betacut.search.kernel;

import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Result;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import java.util.ArrayList;
import java.util.List;

/**
 * Kernels as a searcher: makes them, one for each thread, and lets the first deepen while the
 * others help.
 */
public final class KernelSearch implements Searcher {
  private final KernelParts parts;
  private final Maker maker;
  private final Driver driver;
  private List<KernelState> kernels = List.of();

  /** Makes the kernel that will search positions of this kind. */
  @FunctionalInterface
  public interface Maker {
    KernelState make(KernelParts parts, Position position);
  }

  public KernelSearch(KernelParts parts) {
    this(parts, KernelSearch::kernel);
  }

  public KernelSearch(KernelParts parts, Maker maker) {
    this.parts = parts;
    this.maker = maker;
    driver = Driver.of(parts.options());
  }

  private static KernelState kernel(KernelParts parts, Position position) {
    if (!parts.options().has(Feature.TWINS)) {
      return new Kernel(parts);
    }
    Object table = parts.table() == null ? parts : parts.table();
    return Twins.create(parts, position.getClass(), parts.evaluator().getClass(), table.getClass());
  }

  @Override
  public void forget() {
    if (parts.table() != null) {
      parts.table().clear();
    }
  }

  @Override
  public Result search(Position position, Request request) {
    prepare(position, request);
    var deepening = new Deepening(parts, maker, kernels, driver, position, request);
    var helpers = new HelperThreads(kernels.subList(1, kernels.size()), driver, request.clock());
    helpers.start(deepening.firstDepth(), deepening.lastDepth());
    Result.End end;
    try {
      end = deepening.search();
    } finally {
      request.clock().stop(Result.End.DEPTH);
      helpers.join(); // their counters may be read only now
    }
    helpers.requireSuccess();
    return deepening.result(end);
  }

  private void prepare(Position position, Request request) {
    if (kernels.isEmpty()) {
      kernels = new ArrayList<>();
      for (int i = 0; i < parts.options().threads(); i++) {
        kernels.add(maker.make(parts, position));
      }
    }
    if (parts.table() != null) {
      if (HorizonProof.isOneSearch(parts, position, request.depth())) {
        parts.table().clear(); // so that all it holds comes from this search
      }
      parts.table().nextSearch();
    }
    if (parts.busy() != null) {
      parts.busy().clear();
      parts.table().share();
    }
    kernels.forEach(kernel -> kernel.setRoot(position, request.clock()));
  }
}
