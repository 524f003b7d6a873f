import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './database.ts';
import { type Engine, engineOf } from './engine.ts';
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
  // Two at most: each engine may mention the parameters in an order of its own.
  const placesOn = new Map<Engine, { name: keyof Wanted | undefined; value: unknown }[]>();
  return (db, wanted) => {
    const engine = engineOf(db);
    let places = placesOn.get(engine);
    if (!places) {
      const { parameters } = build(db, standIns).compile();
      places = parameters.map((value) => ({ name: nameOf.get(value), value }));
      placesOn.set(engine, places);
    }
    return run(
      db,
      places.map(({ name, value }) => (name === undefined ? value : wanted[name])),
    );
  };
}
