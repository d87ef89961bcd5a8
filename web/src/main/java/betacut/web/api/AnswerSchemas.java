package betacut.web.api;

import betacut.stats.sample.Interval;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import betacut.text.json.OrNull;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/** The schemas of answers, made from their records as {@link Json} writes them. */
final class AnswerSchemas {
  private static final Set<Class<?>> WHOLE =
      Set.of(int.class, Integer.class, long.class, Long.class, OptionalInt.class);
  private static final Set<Class<?>> NUMBERS =
      Set.of(double.class, Double.class, OptionalDouble.class);

  private final Map<String, Object> named = new TreeMap<>();

  /** Those that others refer to, by name. */
  Map<String, Object> named() {
    return named;
  }

  /** An object of names and values, in this order. */
  static SequencedMap<String, Object> object(Object... namesAndValues) {
    var object = new LinkedHashMap<String, Object>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      object.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return object;
  }

  Map<String, Object> of(Type type) {
    return switch (type) {
      case ParameterizedType generic -> generic((Class<?>) generic.getRawType(), generic);
      case Class<?> one when one.isRecord() || one.isSealed() -> reference(one);
      case Class<?> one when one.isEnum() ->
          object("type", "string", "enum", Arrays.asList(one.getEnumConstants()));
      case Class<?> one when one == String.class -> object("type", "string");
      case Class<?> one when WHOLE.contains(one) -> object("type", "integer");
      case Class<?> one when one == boolean.class || one == Boolean.class ->
          object("type", "boolean");
      case Class<?> one when NUMBERS.contains(one) -> object("type", "number");
      case Class<?> one when Map.class.isAssignableFrom(one) -> object("type", "object");
      default -> object(); // anything
    };
  }

  private Map<String, Object> generic(Class<?> raw, ParameterizedType type) {
    Type[] inner = type.getActualTypeArguments();
    if (raw == Optional.class) {
      return of(inner[0]);
    }
    return Collection.class.isAssignableFrom(raw)
        ? object("type", "array", "items", of(inner[0]))
        : object("type", "object", "additionalProperties", of(inner[1]));
  }

  private Map<String, Object> reference(Class<?> type) {
    String name = type.getSimpleName();
    if (named.putIfAbsent(name, "") == null) {
      named.put(name, type.isRecord() ? ofRecord(type) : ofAny(type));
    }
    return object("$ref", "#/components/schemas/" + name);
  }

  private Map<String, Object> ofAny(Class<?> type) {
    return object("oneOf", Arrays.stream(type.getPermittedSubclasses()).map(this::of).toList());
  }

  private Map<String, Object> ofRecord(Class<?> type) {
    var fields = object();
    List<String> required = new ArrayList<>();
    Map<String, Object> schema =
        object("type", "object", "properties", fields, "required", required);
    add(type, fields, required, schema);
    return schema;
  }

  /** Adds the fields of a record, those of others that stand among them as well. */
  private void add(
      Class<?> type, Map<String, Object> fields, List<String> required, Map<String, Object> all) {
    for (RecordComponent component : type.getRecordComponents()) {
      Type own = component.getGenericType();
      if (!component.isAnnotationPresent(Inline.class)) {
        fields.put(component.getName(), ofField(component));
        if (!own.getTypeName().startsWith(Optional.class.getName())) {
          required.add(component.getName());
        }
      } else if (component.getType().isRecord()) {
        add(component.getType(), fields, required, all);
      } else if (own instanceof ParameterizedType map && component.getType() == Map.class) {
        all.put("additionalProperties", of(map.getActualTypeArguments()[1]));
      } else if (own instanceof ParameterizedType maybe) {
        add((Class<?>) maybe.getActualTypeArguments()[0], fields, new ArrayList<>(), all);
      }
    }
  }

  private Map<String, Object> ofField(RecordComponent component) {
    Class<?> owner = component.getDeclaringRecord();
    if (component.getName().equals("type") && owner.getInterfaces().length > 0) {
      return object("const", owner.getSimpleName().toLowerCase(Locale.ROOT)); // one of several
    }
    Map<String, Object> schema = of(component.getGenericType());
    return component.isAnnotationPresent(OrNull.class) || isEndOfInterval(component)
        ? object("anyOf", List.of(schema, object("type", "null")))
        : schema;
  }

  /** An interval may have no end, and JSON has no number for that. */
  private static boolean isEndOfInterval(RecordComponent component) {
    return component.getDeclaringRecord() == Interval.class
        && List.of("low", "high").contains(component.getName());
  }
}
