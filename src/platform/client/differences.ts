/**
 * The difference between two versions of an answer. It is small, because it is sent to other tabs. A tab that has
 * loaded more of a list, or less, can apply it and loses nothing.
 */
export type Difference =
  | { kind: 'fields'; fields: Record<string, unknown> }
  /** Items by id: `put` are those that are new or have changed. */
  | { kind: 'things'; put: readonly Thing[]; removed: readonly string[] }
  | { kind: 'whole'; answer: unknown };

interface Thing {
  id: string;
}

/** The difference that turns `before` into `after`. */
export function differenceBetween(before: unknown, after: unknown): Difference {
  if (isThings(before) && isThings(after)) {
    const [old, now] = [new Map(before.map(byId)), new Map(after.map(byId))];
    return {
      kind: 'things',
      put: after.filter((thing) => old.get(thing.id) !== thing),
      removed: [...old.keys()].filter((id) => !now.has(id)),
    };
  }
  if (isObject(before) && isObject(after)) {
    const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
    return { kind: 'fields', fields: Object.fromEntries(changed) };
  }
  return { kind: 'whole', answer: after };
}

/** Applies the difference to `known`. Items that `known` does not have come first, as in every list that is shown. */
export function withDifference(known: unknown, difference: Difference): unknown {
  if (difference.kind === 'whole') return difference.answer;
  if (difference.kind === 'fields') return isObject(known) ? { ...known, ...difference.fields } : undefined;
  if (!isThings(known)) return undefined;
  const put = new Map(difference.put.map(byId));
  const kept = known.filter(({ id }) => !difference.removed.includes(id));
  const isKnown = new Set(kept.map(({ id }) => id));
  return [
    ...difference.put.filter(({ id }) => !isKnown.has(id)),
    ...kept.map((thing) => put.get(thing.id) ?? thing),
  ];
}

const byId = (thing: Thing): [string, Thing] => [thing.id, thing];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isThings(value: unknown): value is Thing[] {
  return Array.isArray(value) && value.every((thing) => isObject(thing) && typeof thing['id'] === 'string');
}
