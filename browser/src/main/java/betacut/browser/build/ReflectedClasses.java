package betacut.browser.build;

import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** What is looked into while the engine runs: records that are answers, and the kernel's making. */
public final class ReflectedClasses extends SimpleReflectionPolicy {
  @Override
  protected void setup() {
    selectClasses(extending(Record.class)).reflectableFields(INSTANCE);
    selectClass("betacut.search.kernel.Kernel").reflectableMethods(named("<init>"));
  }
}
