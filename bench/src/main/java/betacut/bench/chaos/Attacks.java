package betacut.bench.chaos;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All attacks, in the order of the table. */
final class Attacks {
  private Attacks() {}

  static List<Attack> in(Path folder) {
    List<Attack> all = new ArrayList<>();
    all.add(new EndpointAttack(folder));
    all.add(new RawHttpAttack(folder));
    all.add(new Doors(folder));
    for (Attack attack : apart(folder)) {
      all.add(new Apart(attack, folder.resolve(attack.name().replace(':', '-'))));
    }
    var postgres = new PostgresProcess(folder);
    all.addAll(KilledJob.all(folder, List.of(StorePlace.sqlite(), postgres)));
    for (LongJob job : LongJob.all().subList(0, 2)) {
      for (LostServer.Loss loss : LostServer.Loss.values()) {
        all.add(new LostServer(loss, job, postgres, folder));
      }
    }
    all.add(new SavingServer(folder));
    for (FullDisk.Trouble trouble : FullDisk.Trouble.values()) {
      all.add(new FullDisk(trouble, folder));
    }
    all.add(new TwoProcesses(folder));
    all.add(new ClockJumps(folder));
    all.addAll(BadGames.all(folder));
    return all;
  }

  /** Those that run the command line in their own process, and therefore need one to themselves. */
  static List<Attack> apart(Path folder) {
    List<Attack> all = new ArrayList<>(ProtocolAttack.all(folder));
    all.add(new VerbAttack(folder));
    all.addAll(DamageAttack.all(folder));
    return all;
  }
}
