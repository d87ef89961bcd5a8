package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is typed wrong: an exit code, a reason, a next step, and never a stack trace. */
class BadInputTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "2 | perft chess 3                             | no game called 'chess'.",
        "2 | perft conect4 3                           | Did you mean connect4?",
        "2 | perft                                     | perft needs GAME",
        "2 | perft connect4                            | perft needs DEPTH",
        "2 | perft connect4 deep                       | DEPTH is 'deep'; it must be a whole"
            + " number",
        "2 | perft connect4 1.5                        | DEPTH is '1.5'",
        "2 | perft connect4 -1                         | The depth is -1; it must be from 0",
        "2 | perft connect4 3 4                        | perft has no use for '4'",
        "2 | perft connect4 3 --jsno                   | no option '--jsno'. Did you mean --json?",
        "2 | perft connect4 --position                 | --position needs a value",
        "2 | perft connect4:99x99 3                    | 99x99 is not possible",
        "2 | perft connect4:0x6 3                      | is not possible",
        "2 | perft connect4:big 3                      | 'big' is not a size",
        "2 | perft mnk:3,3 3                           | write WIDTH,HEIGHT,K",
        "2 | perft mnk:40,3,3 3                        | width 40 is not possible",
        "2 | perft mnk:3,3,9 3                         | 9 in a row is not possible",
        "2 | perft othello:7x7 3                       | There is no Othello '7x7'",
        "2 | perft pentago:foo 3                       | There is no Pentago 'foo'",
        "4 | perft connect4 3 --position 8             | '8' is not a column",
        "4 | analyse connect4 4444444                  | Column 4 is full",
        "4 | analyse connect4 12121211                 | the game is over",
        "4 | analyse connect4 hello                    | is not a column",
        "4 | analyse connect4 -5                       | is not a column",
        "4 | analyse tictactoe 5,5                     | taken",
        "4 | analyse tictactoe x.x/.../..x             | x has 3 stones",
        "4 | analyse tictactoe xxx/ooo/...             | in a row",
        "4 | analyse tictactoe z9                      | is not a cell",
        "4 | analyse othello a1                        | is not a legal move here",
        "4 | analyse othello XO                        | Cannot read",
        "4 | analyse pentago a9                        | Cannot read the move",
        "4 | solve connect4 99                         | is not a column",
        "2 | analyse connect4 --depth 0                | The depth is 0; it must be at least 1",
        "2 | analyse connect4 --depth -3               | The depth is -3",
        "2 | analyse connect4 --depth x                | --depth is 'x'; it must be a whole number",
        "2 | analyse connect4 --depth 99999999999      | --depth is '99999999999'",
        "2 | analyse connect4 --depth                  | --depth needs a value",
        "2 | analyse connect4 --depth --json           | --depth",
        "2 | analyse connect4 --depth 3 --depth 4      | --depth is given twice",
        "2 | analyse connect4 --nodes -5               | The node limit is -5",
        "2 | analyse connect4 --nodes 1e99             | --nodes is '1e99'",
        "2 | analyse connect4 --nodes 99999999999999G  | --nodes is",
        "2 | analyse connect4 --time 5                 | --time is '5'; it must be a time with its",
        "2 | analyse connect4 --time -5s               | more than 0",
        "2 | analyse connect4 --time 0ms               | more than 0",
        "2 | analyse connect4 --threads 0              | threads is 0",
        "2 | analyse connect4 --threads 9999           | threads is 9999",
        "2 | analyse connect4 --table-mib 0            | MiB",
        "2 | analyse connect4 --table-mib 99999999     | MiB",
        "2 | analyse connect4 --table-entries 3        | from 4 to",
        "2 | analyse connect4 --table-entries 5000 --table-mib 1 | give one of them",
        "2 | analyse connect4 --table big              | no table called 'big'",
        "2 | analyse connect4 --order good             | no move order called 'good'",
        "2 | analyse connect4 --evaluation good        | no evaluation called 'good'",
        "2 | analyse connect4 --algorithm alphbeta     | Did you mean alphabeta?",
        "2 | analyse connect4 --algorithm mtdf --table none  | mtdf needs a table",
        "2 | analyse connect4 --with magic             | no option called 'magic'",
        "2 | analyse connect4 --preset esay            | Did you mean essay?",
        "2 | analyse connect4 --load /no/such/file     | does not exist",
        "2 | analyse connect4 44 55                    | analyse has no use for '55'",
        "2 | analyse connect4 --json=maybe             | --json",
        "4 | solve connect4 44444444                   | Column 4 is full (move 7 of '44444444')",
        "4 | solve connect4 12121211                   | the game is over, x has four in a row",
        "4 | solve connect4 44x                        | 'x' is not a column (move 3 of '44x')",
        "4 | solve connect4 44444412345671234567123456712345671234567123456 | move",
        "4 | solve connect4:5x4 6                      | Columns are 1 to 5",
        "2 | solve connect4:12x12                      | 12x12 is not possible",
        "2 | solve connect4:12x12 --batch              | 12x12 is not possible",
        "2 | solve connect4 44 --batch                 | leave out either it or POSITION",
        "2 | solve connect4 --fresh                    | --fresh is for --batch",
        "2 | solve connect4 --weak --algorithm pvs     | leave out either it or --algorithm",
        "2 | solve tictactoe --columns                 | is for Connect-4, Othello and Pentago,"
            + " not for tic",
        "2 | solve othello:6x6,discs-only --batch      | --batch is for Connect-4, Othello and"
            + " Pentago",
        "2 | solve connect4 --threads 0                | threads is 0",
        "2 | solve connect4 --table-mib 0              | MiB",
        "2 | solve connect4:8x7 --table-mib 2          | 8 to 8192 MiB, not 2",
        "2 | book                                      | book needs ACTION",
        "2 | book bild                                 | Did you mean build?",
        "2 | book build                                | book build needs GAME",
        "2 | book build chess --plies 3                | no game called 'chess'",
        "2 | book build othello --plies 3              | Books of exact values are for Connect-4"
            + " and classic Pentago only, not for othello",
        "2 | book build connect4                       | needs --plies from 1 to 14",
        "2 | book build connect4 --plies 0             | from 1 to 14, not 0",
        "2 | book build connect4 --plies 99            | not 99",
        "2 | book build connect4 --plies 3 --seed 1    | book build has no use for --seed",
        "2 | book build connect4 --plies 3 --out=      | name is empty",
        "2 | book build connect4 --plies 3 --out /no/such/file | its folder does not exist",
        "2 | book build connect4 --plies 3 --threads 0 | threads is 0",
        "2 | book info --sample 3                      | book info has no use for --sample",
        "2 | book info /no/such/file                   | /no/such/file does not exist",
        "2 | book verify /                             | not an ordinary file",
        "2 | solve connect4 --time soon                | --time is 'soon'",
        "2 | solve connect4 --depth 4                  | solve has no option '--depth'",
        "2 | bench --suite all                         | no suite called 'all'",
        "2 | games chess                               | no game called 'chess'",
        "2 | play chess                                | no game called 'chess'",
        "2 | play --level 11                           | no level 11; levels are 1",
        "2 | play --level 0                            | no level 0",
        "2 | play --level hard                         | --level is 'hard'",
        "2 | play --first --second                     | exclude each other",
        "2 | play --level 3 --depth 4                  | leave out either",
        "2 | play --table big                          | --table describes an engine",
        "2 | play --with etc                           | add --algorithm",
        "2 | play --threads 2                          | add --algorithm",
        "2 | play --table-mib 4 --seed 1               | add --algorithm",
        "2 | play --level 3 --evaluation zero          | leave out either",
        "2 | play --algorithm stockman                 | give a depth",
        "2 | analyse tictactoe --algorithm stockman    | give a depth",
        "2 | solve tictactoe --algorithm stockman      | needs a depth",
        "2 | bench --expect=                           | --expect is empty",
        "2 | analyse connect4 --save=                  | --save is empty",
        "2 | analyse connect4 --load=                  | --load is empty",
        "2 | analyse connect4 --save /dev/null         | not an ordinary file",
        "2 | analyse connect4 --save /                 | it is a folder",
        "2 | analyse connect4 --save /no/such/file     | /no/such does not exist",
        "2 | analyse connect4 --seed x                 | whole number, such as 8.",
        "2 | analyse connect4 --nodes x                | such as 500k or 2M",
        "4 | analyse othello f5A1                      | Move 2: 'A1' is not a legal",
        "2 | play --depth 0                            | The depth is 0",
      })
  void isExplained(int code, String words, String reason) {
    Run run = Run.of(words.split(" +"));
    assertThat(run.err()).contains(reason).startsWith("betacut: ");
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).doesNotContain("Exception", "\tat ", "picocli");
    if (code == ExitCode.USAGE && !words.matches(".*--(load|save) .*")) {
      assertThat(run.err()).contains("Try: betacut ", "betacut help ");
    }
  }
}
