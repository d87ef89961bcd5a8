package betacut.browser.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The class of the JDK whose method this one stands for. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InClass {
  Class<?> value();
}
