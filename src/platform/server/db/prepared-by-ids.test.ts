import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { preparedByIds } from './prepared-by-ids.ts';

/** '0' to '299' */
const numbers = sql<{
  id: string;
}>`(with recursive s(n) as (select 0 union all select n + 1 from s where n < 299)
  select cast(n as text) as id from s)`.as('numbers');
const numbersBut = preparedByIds({ not: '?not' }, (db, ids, { not }) =>
  db.selectFrom(numbers).select('id').where('id', 'in', ids).where('id', '<>', not),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('sqlite', null, inject('databaseTemplates'));
});
afterAll(() => database.drop());

const found = async (ids: readonly string[], not: string) =>
  (await numbersBut(database.db, ids, { not })).map(({ id }) => id);

// Around each of the lengths for which the query is built, and lists of several parts.
it.each([0, 1, 2, 5, 6, 10, 11, 20, 21, 50, 51, 100, 101, 102, 202, 203, 250])(
  'finds what has one of %i ids',
  async (count) => {
    const ids = Array.from({ length: count }, (_, n) => String(n));
    expect((await found(ids, '7')).toSorted()).toEqual(ids.filter((id) => id !== '7').toSorted());
  },
);

it('finds nothing twice, though the last id fills a list up', async () => {
  expect(await found(['5', '6', '5'], '6')).toEqual(['5']);
});
