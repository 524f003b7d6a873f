/**
 * Reads a value of what a browser has kept, perhaps by an earlier version or another program: undefined for what is none of its kind. It
 * never throws.
 */
export type Reader<Value> = (kept: unknown) => Value | undefined;

/** How each field of an object is read. */
export type FieldReaders<Fields> = { readonly [Field in keyof Fields]-?: Reader<Fields[Field]> };

export const textIn: Reader<string> = (kept) => (typeof kept === 'string' ? kept : undefined);

export const numberIn: Reader<number> = (kept) => (typeof kept === 'number' ? kept : undefined);

export const booleanIn: Reader<boolean> = (kept) => (typeof kept === 'boolean' ? kept : undefined);

export const textsIn: Reader<string[]> = listOf(textIn);

/** Reads one of these values. */
export function oneOf<Value>(values: readonly Value[]): Reader<Value> {
  return (kept) => values.find((value) => value === kept);
}

/** Reads null, and what `read` reads. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (kept) => (kept === null ? null : read(kept));
}

/** Reads a list, if each of its items is read. */
export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (kept) => {
    if (!Array.isArray(kept)) return undefined;
    const values = kept.map(read).filter((value) => value !== undefined);
    return values.length === kept.length ? values : undefined;
  };
}

/** Reads an object, if each of these fields is read; others are left out. */
export function objectOf<Fields extends object>(fields: FieldReaders<Fields>): Reader<Fields> {
  return (kept) => {
    const read = fieldsIn(fields, kept);
    return Object.keys(read).length === Object.keys(fields).length ? (read as Fields) : undefined;
  };
}

/** Those of these fields that are read; none of what is no object. */
export function fieldsIn<Fields extends object>(
  fields: FieldReaders<Fields>,
  kept: unknown,
): Partial<Fields> {
  const values = { ...(kept as Record<string, unknown> | null) };
  const read = Object.entries<Reader<unknown>>(fields).map(([field, reader]) => [
    field,
    reader(values[field]),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/** The object that a text is, as JSON; an empty one for any other text, and for none. */
export function objectIn(text: string | null): object {
  try {
    return { ...(JSON.parse(text ?? 'null') as object | null) };
  } catch {
    return {};
  }
}
