import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './database.ts';
import { preparedByName } from './prepared-by-name.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** Of one, of a few, of a first page, of longer ones: a text for each number of ids would be a hundred. */
const SIZES = [1, 5, 10, 20, 50, 101];

/**
 * `preparedByName` for what is found by a list of ids: it is built for a few lengths, and what a list lacks to the next of
 * them is filled up with its last id. A longer list than any of them is read in several parts.
 */
export function preparedByIds<Wanted extends Parameters, Row>(
  standIns: Wanted,
  build: (db: DbOrTx, ids: readonly string[], standIns: Wanted) => { compile(): CompiledQuery<Row> },
): (db: DbOrTx, ids: readonly string[], wanted: Wanted) => Promise<Row[]> {
  const made = SIZES.map((size) => {
    const names = Array.from({ length: size }, (_, i) => `?id${i}`);
    return {
      size,
      names,
      run: preparedByName<Parameters, Row>(
        { ...standIns, ...Object.fromEntries(names.map((name) => [name, name])) },
        (db) => build(db, names, standIns),
      ),
    };
  });
  const longest = made.at(-1)!;
  return async (db, ids, wanted) => {
    const rows: Row[] = [];
    for (let from = 0; from < ids.length; from += longest.size) {
      const some = ids.slice(from, from + longest.size);
      const { names, run } = made.find(({ size }) => size >= some.length)!;
      const given: Record<string, string | number> = { ...wanted };
      for (const [i, name] of names.entries()) given[name] = some[i] ?? some.at(-1)!;
      for (const row of await run(db, given)) rows.push(row);
    }
    return rows;
  };
}
