import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { gramsOfWords, LONGEST_INDEXED, TOO_LONG } from './grams.ts';

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('what PostgreSQL takes a text apart into', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('postgres', postgresUrl, inject('databaseTemplates'));
  });
  afterAll(() => database.drop());

  const gramsOf = async (text: string) => {
    const { rows } = await sql<{ grams: string[] }>`select text_index_grams(${text}) as grams`.execute(
      database.db,
    );
    return rows[0]!.grams;
  };

  it.each([
    '',
    'a',
    'ab',
    'abc',
    'the lamp',
    'שלום עליכם',
    '🕊️🕯️🌿 שבת',
    'e\u0301e\u0301e\u0301',
    "it's\n'{\"}\\,",
  ])('is what a search for %j asks for', async (text) => {
    const letters = [...text];
    const all = letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''));
    expect(await gramsOf(text)).toEqual(all);
    expect(all).toEqual(expect.arrayContaining(gramsOfWords([text])));
  });

  it('is one mark for a text that is too long', async () => {
    expect(await gramsOf('a'.repeat(LONGEST_INDEXED))).toHaveLength(LONGEST_INDEXED - 2);
    expect(await gramsOf('a'.repeat(LONGEST_INDEXED + 1))).toEqual([TOO_LONG]);
  });
});
