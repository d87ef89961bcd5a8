package betacut.browser.build;

import betacut.browser.platform.InClass;
import betacut.browser.platform.MissingMethods;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Turns calls of methods that TeaVM's class library lacks into calls of {@link MissingMethods}. */
public final class StandIns implements TeaVMPlugin, ClassHolderTransformer {
  private final Map<MethodReference, MethodReference> substitutes = new HashMap<>();

  public StandIns() {
    for (Method method : MissingMethods.class.getDeclaredMethods()) {
      InClass owner = method.getAnnotation(InClass.class);
      if (owner != null) {
        substitutes.put(replaced(owner.value(), method), MethodReference.parse(method));
      }
    }
  }

  /** The method of the JDK: a static one has the same parameters, another one a first one less. */
  private static MethodReference replaced(Class<?> owner, Method ours) {
    List<Class<?>> signature = new ArrayList<>(Arrays.asList(ours.getParameterTypes()));
    if (!isStatic(owner, ours)) {
      signature.removeFirst();
    }
    signature.add(ours.getReturnType());
    return new MethodReference(owner, ours.getName(), signature.toArray(Class<?>[]::new));
  }

  private static boolean isStatic(Class<?> owner, Method ours) {
    try {
      Method theirs = owner.getMethod(ours.getName(), ours.getParameterTypes());
      return Modifier.isStatic(theirs.getModifiers());
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals(MissingMethods.class.getName())) {
      return; // may call what it stands for
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.hasProgram()) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
              redirect(call);
            }
          }
        }
      }
    }
  }

  private void redirect(InvokeInstruction call) {
    MethodReference substitute = substitutes.get(call.getMethod());
    if (substitute == null) {
      return;
    }
    List<Variable> arguments = new ArrayList<>(call.getArguments());
    if (call.getInstance() != null) {
      arguments.addFirst(call.getInstance());
      call.setInstance(null);
    }
    call.setType(InvocationType.SPECIAL);
    call.setMethod(substitute);
    call.setArguments(arguments.toArray(Variable[]::new));
  }
}
