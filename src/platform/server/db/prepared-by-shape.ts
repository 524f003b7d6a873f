import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './database.ts';
import { preparedByName } from './prepared-by-name.ts';

type Values = Record<string, string | number>;

/**
 * `preparedByName` for a query whose text depends on what is asked for: on filters that may be missing, on how many words are
 * looked for, on whether a page is the first. It is built once for each shape: which values are there at all, and each boolean's value.
 * So of what is given there may be only so many shapes: lists in it need a bound.
 *
 *     const topics = preparedByShape(topicsOf);
 *     const rows = await topics(db, { groupId, seesHidden: false, after: null, limit: 20 });
 *
 * @param build makes the query with stand-ins for strings and numbers: whether one is there may decide about the text, its value never
 */
export function preparedByShape<Wanted extends object, Row>(
  build: (db: DbOrTx, wanted: Wanted) => { compile(): CompiledQuery<Row> },
): (db: DbOrTx, wanted: Wanted) => Promise<Row[]> {
  const made = new Map<string, (db: DbOrTx, values: Values) => Promise<Row[]>>();
  return (db, wanted) => {
    const values: Values = {};
    const shape = read(wanted, '', values);
    let run = made.get(shape);
    if (!run) {
      const names = Object.keys(values);
      const standIns: Values = {};
      for (const [index, name] of names.entries())
        standIns[name] = typeof values[name] === 'number' ? -1 - index : `?${name}`;
      run = preparedByName<Values, Row>(standIns, (on, given) =>
        build(on, withValues(wanted, '', given) as Wanted),
      );
      made.set(shape, run);
    }
    return run(db, values);
  };
}

/** Collects strings and numbers by where they stand. Answers what there is besides their values. */
function read(part: unknown, path: string, values: Values): string {
  if (typeof part === 'string' || typeof part === 'number') {
    values[path] = part;
    return typeof part;
  }
  if (typeof part !== 'object' || part === null) return String(part);
  let shape = '{';
  for (const [name, inner] of Object.entries(part))
    shape += `${name}:${read(inner, `${path}.${name}`, values)} `;
  return `${shape}}`;
}

/** The same with other strings and numbers. */
function withValues(part: unknown, path: string, values: Values): unknown {
  if (typeof part === 'string' || typeof part === 'number') return values[path];
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((inner, index) => withValues(inner, `${path}.${index}`, values));
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, withValues(inner, `${path}.${name}`, values)]),
  );
}
