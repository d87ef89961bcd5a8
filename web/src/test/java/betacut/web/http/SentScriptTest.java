package betacut.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Scripts of the app between their sources and the browser. */
class SentScriptTest {
  private static final Map<String, String> SOURCES =
      Map.of(
          "main.js",
          """
          import {
            one,
            two as second,
          } from './parts.js';
          import('./pages/play.js').then(page => page.play(one + second));
          import('./pages/tree.js');
          """,
          "pages/play.js",
          """
          import { one } from '../parts.js';
          export { one };
          export async function play(given) {
            return import('../later.js');
          }
          """,
          "parts.js",
          """
          export const one = 1;
          export function two() {}
          const hidden = `$1`;
          """);

  /** Comments between code stay where they are: they may be casts, or text. */
  @Test
  void aScriptIsSentWithoutItsComments() {
    String script =
        """
        // @ts-check
        /** Says so. */
        const one = /** @type {number} */ (two); /** three */
          /**
           * @param {string} four
           */
        const five = four => `/** six */`;
        """;
    assertThat(AppFiles.withoutComments(script))
        .isEqualTo(
            """


            const one = /** @type {number} */ (two); /** three */



            const five = four => `/** six */`;
            """);
  }

  @Test
  void modulesAreJoinedAfterWhatTheyImport() {
    var joined = new JoinedModules("first.js", SOURCES::get, "pages/play.js", "main.js");
    assertThat(joined.text())
        .isEqualTo(
            """
            export const joined = {};
            joined['parts.js'] = (() => {
            const one = 1;
            function two() {}
            const hidden = `$1`;
            return { one, two };
            })();
            joined['pages/play.js'] = (() => {
            const { one } = joined['parts.js'];

            async function play(given) {
              return import('./later.js');
            }
            return { one, play };
            })();
            joined['main.js'] = (() => {
            const {
              one,
              two: second,
            } = joined['parts.js'];
            Promise.resolve(joined['pages/play.js']).then(page => page.play(one + second));
            import('./pages/tree.js');
            return {  };
            })();
            """);
  }

  @Test
  void otherModulesTakeThemFromTheScript() {
    var joined = new JoinedModules("first.js", SOURCES::get, "pages/play.js");
    assertThat(
            joined.linked(
                "pages/tree.js",
                "import { one } from '../parts.js';\nimport { two } from '../treeview.js';\n"))
        .isEqualTo(
            """
            import { joined } from '../first.js';
            const { one } = joined['parts.js'];
            import { two } from '../treeview.js';
            """);
    assertThat(joined.linked("gif.js", "export const gif = 1;\n"))
        .isEqualTo("export const gif = 1;\n");
  }

  @Test
  void aCircleIsNamed() {
    var circle =
        Map.of("a.js", "import { b } from './b.js';", "b.js", "import { a } from './a.js';");
    assertThatThrownBy(() -> new JoinedModules("first.js", circle::get, "a.js"))
        .hasMessage("a.js imports itself by way of [a.js, b.js]; break the circle.");
  }
}
