package betacut.text.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fields of records, by reflection: their package must be open to this module. */
final class Fields {
  private record Field(String name, Method accessor, boolean isInline) {
    static Field of(RecordComponent component) {
      component.getAccessor().setAccessible(true); // records are answers of their own package
      boolean isInline = component.isAnnotationPresent(Inline.class);
      return new Field(component.getName(), component.getAccessor(), isInline);
    }

    Object of(Record record) {
      try {
        return accessor.invoke(record);
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException(accessor.toString(), e);
      }
    }
  }

  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents()).map(Field::of).toList();
        }
      };

  private Fields() {}

  static Map<String, Object> of(Record record) {
    var fields = new LinkedHashMap<String, Object>();
    for (Field field : FIELDS.get(record.getClass())) {
      Object value = field.of(record);
      if (isAbsent(value)) {
        continue;
      }
      if (field.isInline() && Json.plain(value) instanceof Map<?, ?> own) {
        own.forEach((name, part) -> fields.put((String) name, part));
      } else {
        fields.put(field.name(), value);
      }
    }
    return fields;
  }

  private static boolean isAbsent(Object value) {
    return switch (value) {
      case Optional<?> one -> one.isEmpty();
      case OptionalInt one -> one.isEmpty();
      case OptionalLong one -> one.isEmpty();
      case OptionalDouble one -> one.isEmpty();
      case null, default -> false;
    };
  }
}
