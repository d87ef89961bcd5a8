package betacut.search.table;

import betacut.search.TablePolicy;
import org.junit.jupiter.api.Nested;

/** Every table of ours keeps the contract; odd sizes on purpose. */
final class TablesTest {
  @Nested
  final class Always extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new AlwaysReplaceTable(3001);
    }
  }

  @Nested
  final class Depth extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new DepthPreferredTable(3001);
    }
  }

  @Nested
  final class TwoDeep extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new TwoDeepTable(3001);
    }
  }

  @Nested
  final class TwoBig extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new TwoBigTable(3001);
    }
  }

  @Nested
  final class Bucket extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new BucketTable(3001);
    }
  }

  @Nested
  final class Decisive extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new DecisiveTable(3001);
    }
  }

  @Nested
  final class SmallestBucket extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new BucketTable(4);
    }
  }

  @Nested
  final class OneMebibyte extends TableContract {
    @Override
    protected TranspositionTable table() {
      return Tables.create(TablePolicy.BUCKET, 1);
    }
  }

  @Nested
  final class LeastRecentlyStored extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new LeastRecentlyStoredTable(3001);
    }
  }

  @Nested
  final class Unbounded extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new UnboundedTable();
    }
  }

  @Nested
  final class Verifying extends TableContract {
    @Override
    protected TranspositionTable table() {
      return new VerifyingTable(new BucketTable(3001));
    }
  }
}
