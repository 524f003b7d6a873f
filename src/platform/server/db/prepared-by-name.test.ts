import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { engineOf } from './engine.ts';
import { preparedByName } from './prepared-by-name.ts';

const letters = sql<{
  letter: string;
}>`(select 'a' as letter union select 'b' union select 'c' union select 'd')`.as('letters');

// One for both engines, as in a process that has opened both; each mentions the parameters in an order of its own.
const between = preparedByName(
  { first: '?first', last: '?last', limit: -1 },
  (db, { first, last, limit }) => {
    const some = db
      .selectFrom(letters)
      .select('letter')
      .where('letter', '<>', 'c')
      .orderBy('letter')
      .limit(limit);
    return engineOf(db) === 'postgres'
      ? some.where('letter', '<=', last).where('letter', '>=', first).where('letter', '<=', last)
      : some.where('letter', '>=', first).where('letter', '<=', last);
  },
);

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)('a prepared query', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
    });
    afterAll(() => database.drop());

    it('is given its parameters by name, wherever and however often it mentions them', async () => {
      const found = async (first: string, last: string, limit: number) =>
        (await between(database.db, { first, last, limit })).map(({ letter }) => letter);
      expect(await found('a', 'd', 9)).toEqual(['a', 'b', 'd']);
      expect(await found('b', 'd', 1)).toEqual(['b']);
      expect(await found('d', 'b', 9)).toEqual([]);
    });
  });
});
