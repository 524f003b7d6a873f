import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './database.ts';
import { prepared } from './prepared.ts';

type Parameters = Readonly<Record<string, string | number>>;

/**
 * `prepared` for a query that mentions its parameters often, or in parts that others build: they are found in it by their
 * stand-ins, and given by their names. What the query holds besides them stays.
 *
 *     const openOf = preparedByName({ userId: '?userId', limit: -1 }, (db, wanted) => itemsOf(db, wanted));
 *     const rows = await openOf(db, { userId, limit: 20 });
 *
 * @param standIns values that differ from each other and from all else in the query
 * @param build makes the query with them
 */
export function preparedByName<Wanted extends Parameters, Row>(
  standIns: Wanted,
  build: (db: DbOrTx, standIns: Wanted) => { compile(): CompiledQuery<Row> },
): (db: DbOrTx, wanted: Wanted) => Promise<Row[]> {
  const nameOf = new Map<unknown, keyof Wanted>(
    Object.entries(standIns).map(([name, value]) => [value, name]),
  );
  const run = prepared((db) => build(db, standIns));
  let places: { name: keyof Wanted | undefined; value: unknown }[] | null = null;
  return (db, wanted) => {
    places ??= build(db, standIns)
      .compile()
      .parameters.map((value) => ({ name: nameOf.get(value), value }));
    return run(
      db,
      places.map(({ name, value }) => (name === undefined ? value : wanted[name])),
    );
  };
}
