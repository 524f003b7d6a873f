import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { preparedByShape } from './prepared-by-shape.ts';

const letters = sql<{
  letter: string;
}>`(select 'a' as letter union select 'b' union select 'c' union select 'd')`.as('letters');

interface Wanted {
  from?: string | undefined;
  after: { letter: string } | null;
  not: readonly string[];
  backwards: boolean;
  limit: number;
}

let built = 0;
const some = preparedByShape((db, { from, after, not, backwards, limit }: Wanted) => {
  built += 1;
  let query = db
    .selectFrom(letters)
    .select('letter')
    .orderBy('letter', backwards ? 'desc' : 'asc');
  if (from !== undefined) query = query.where('letter', '>=', from);
  if (after) query = query.where('letter', '>', after.letter);
  for (const letter of not) query = query.where('letter', '<>', letter);
  return query.limit(limit);
});

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)('a prepared query', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
    });
    afterAll(() => database.drop());

    const found = async (wanted: Partial<Wanted>) => {
      const rows = await some(database.db, { after: null, not: [], backwards: false, limit: 9, ...wanted });
      return rows.map(({ letter }) => letter).join('');
    };

    it('has what is asked for, whatever of it is there', async () => {
      expect(await found({})).toBe('abcd');
      expect(await found({ from: 'b' })).toBe('bcd');
      expect(await found({ from: 'b', after: { letter: 'b' }, limit: 1 })).toBe('c');
      expect(await found({ not: ['a', 'd'] })).toBe('bc');
      expect(await found({ not: ['b'], backwards: true })).toBe('dca');
    });

    it('is built anew for another shape only, and never for other values', async () => {
      await found({ from: 'a', not: ['b'] });
      const before = built;
      expect(await found({ from: 'c', not: ['d'], limit: 3 })).toBe('c');
      expect(built).toBe(before);
      // No text of one asker comes to another.
      expect(await found({ from: 'b', not: ['c'], limit: 2 })).toBe('bd');
      expect(built).toBe(before);
    });
  });
});
