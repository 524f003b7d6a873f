/** What stood in some fields, perhaps as an earlier version knew them. */
export type Seen<Fields> = { readonly [Field in keyof Fields]?: unknown };

/**
 * The fields of a change that would replace what nobody has seen who makes it: another changed them meanwhile. The same change once more,
 * after a lost answer, replaces nothing.
 * @param now what stands there
 * @param changed the fields that the change is of
 * @param seen what stood in them when whoever changes them looked; one that is not in it is not judged
 */
export function unseenFields<Fields extends object>(
  now: Fields,
  changed: Partial<Fields>,
  seen: Seen<Fields>,
): (keyof Fields)[] {
  const fields = Object.keys(changed) as (keyof Fields)[];
  return fields.filter(
    (field) =>
      changed[field] !== undefined &&
      field in seen &&
      !isSameValue(seen[field], now[field]) &&
      !isSameValue(changed[field], now[field]),
  );
}

/** Whether two values of JSON say the same; the order of an object's keys says nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
