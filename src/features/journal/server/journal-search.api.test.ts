import { setImmediate as othersTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { LONGEST_INDEXED } from '#platform/server/db/text-index/grams.ts';
import { clearTextIndex } from '#platform/server/db/text-index/text-index.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { createEntry, listEntries } from '../journal.contract.ts';
import { matchesSearch, UNWRITTEN } from '../journal.rules.ts';
import { createEntryRow, deleteEntryRow, entryTexts, findEntries, updateEntryRow } from './journal-store.ts';

const idOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.id;

describeOnBothEngines('the search of a journal', (app) => {
  it('finds what the words are in, whatever was written, changed and deleted', async () => {
    const userId = await idOf(await app().user('anna'));
    const letters = fc.constantFrom('a', 'b', 'é', ' ', '"', '%', '_', '\\', "'", '*', '恩', '典', '🕊', '⁗');
    const written = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
    const changes = fc.array(fc.record({ at: fc.nat(30), content: written, isDeleted: fc.boolean() }), {
      maxLength: 12,
    });
    const searches = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 6 }), {
      minLength: 8,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(written, { maxLength: 20 }), changes, searches, async (texts, later, all) => {
        const entries = new Map<string, JournalEntry>();
        const write = async (content: string, i: number) => {
          const entry = newEntry({ content, createdAt: i % 3 });
          entries.set(entry.id, entry);
          await save(app(), userId, entry);
        };
        for (const [i, content] of texts.entries()) await write(content, i);
        for (const { at, content, isDeleted } of later) {
          const entry = [...entries.values()][at];
          if (!entry) await write(content, at);
          else if (isDeleted) {
            entries.delete(entry.id);
            await deleteEntryRow(app().db, userId, entry.id);
          } else {
            entries.set(entry.id, { ...entry, content });
            await inTransaction(app().db, (tx) => updateEntryRow(tx, userId, { ...entry, content }));
          }
        }
        const newest = [...entries.values()].toSorted(
          (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
        );
        for (const q of all) {
          const expected = newest.filter((entry) => matchesSearch(entry, q)).map(({ id }) => id);
          expect(await search(app(), userId, q)).toEqual(expected);
          const [first, ...others] = expected;
          if (first === undefined) continue;
          const after = { at: entries.get(first)!.createdAt, id: first };
          expect(await search(app(), userId, q, after)).toEqual(others);
        }
        await app().db.deleteFrom('journal_entry').where('user_id', '=', userId).execute();
      }),
      { numRuns: Number(process.env['SEARCH_RUNS'] ?? 15) },
    );
  });

  it('finds words at the end of an entry that is too long for the index', async () => {
    const hanna = await app().user('hanna');
    const content = `${'恩典'.repeat(LONGEST_INDEXED / 2)} at last`;
    await hanna.call(createEntry, { body: { content, writingTimeMinutes: 1 } });
    await hanna.call(createEntry, { body: { content: 'at least', writingTimeMinutes: 1 } });
    const found = async (q: string) => (await hanna.call(listEntries, { query: { q } })).body.length;
    expect([await found('last'), await found('恩典'), await found('least'), await found('lost')]).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it.each(['qqq', 'qq', '⁗'.repeat(99)])('lets others have their turn while it looks for %j', async (q) => {
    const userId = await idOf(await app().user('judith'));
    const content = '⁗'.repeat(50_000);
    await app().db.deleteFrom('journal_entry').where('user_id', '=', userId).execute();
    for (let i = 0; i < 20; i++)
      await save(app(), userId, newEntry({ content: `${content.slice(1)}x`, createdAt: i }));
    const { result, turns } = await countTurns(search(app(), userId, `${q}y`));
    expect(result).toEqual([]);
    // Three megabytes, of which half a one is read at a time. PostgreSQL does it in a process of its own.
    expect(turns).toBeGreaterThanOrEqual(engineOf(app().db) === 'sqlite' ? 5 : 1);
  });

  it('lets others have their turn while all of somebody is deleted', async () => {
    const userId = await idOf(await app().user('nahum'));
    for (let i = 0; i < 900; i += 300) {
      const some = Array.from({ length: 300 }, (_, k) => newEntry({ content: 'Mercy', createdAt: i + k }));
      await inTransaction(app().db, async (tx) => {
        for (const entry of some) await createEntryRow(tx, entry, { userId, localDate: '2026-11-21' });
      });
    }
    const erased = inTransaction(app().db, (tx) => deleteInSteps(tx, 'journal_entry', userId));
    const { turns } = await countTurns(erased);
    expect(turns).toBeGreaterThanOrEqual(engineOf(app().db) === 'sqlite' ? 5 : 1);
    // On PostgreSQL they fall with the person's row.
    const left = await search(app(), userId, 'mercy');
    expect(left.length).toBe(engineOf(app().db) === 'sqlite' ? 0 : 100);
  });

  it('has a bound on words and length, and says so', async () => {
    const mara = await app().user('mara');
    const ten = 'a b c d e f g h i j';
    expect((await mara.call(listEntries, { query: { q: ten } })).status).toBe(200);
    const words = await mara.refused(listEntries, { query: { q: `${ten} k` } });
    expect([words.status, words.body.message]).toEqual([400, 'Please search for at most 10 words.']);
    const length = await mara.refused(listEntries, { query: { q: 'x'.repeat(101) } });
    expect([length.status, length.body.message]).toEqual([400, 'Please use at most 100 characters.']);
  });

  it('forgets the words of what was deleted, and nothing else', async () => {
    if (engineOf(app().db) !== 'sqlite') return expect(await clear(app())).toBeUndefined();
    const userId = await idOf(await app().user('obed'));
    await clear(app());
    const before = await indexBytes(app());
    await saveMuch(app(), userId);
    expect(await indexBytes(app())).toBeGreaterThan(before + 100_000);
    for (const id of await search(app(), userId, '')) {
      const [kept] = await search(app(), userId, 'lamp');
      if (id !== kept) await deleteEntryRow(app().db, userId, id);
    }
    await clear(app());
    expect(await indexBytes(app())).toBeLessThan(before + 50_000);
    expect((await search(app(), userId, 'lamp')).length).toBe(1);
  });

  it('keeps nothing of somebody who deletes the account', async () => {
    if (engineOf(app().db) === 'sqlite') await clear(app());
    const [before, bytesBefore] = [await indexedRows(app()), await indexBytes(app())];
    const olga = await app().user('olga');
    await saveMuch(app(), await idOf(olga));
    if (engineOf(app().db) === 'sqlite') {
      expect(await indexedRows(app())).toBe(before + 40);
      expect(await indexBytes(app())).toBeGreaterThan(bytesBefore + 100_000);
    }
    await olga.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect(await indexedRows(app())).toBe(before);
    expect(await indexBytes(app())).toBeLessThan(bytesBefore + 50_000);
  });
});

/** Forty entries with ever other words; one has 'lamp'. */
async function saveMuch(app: TestApp, userId: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const letters = Array.from({ length: 600 }, (_, k) => String.fromCodePoint(0x4e00 + i * 600 + k));
    const content = letters.join('');
    await save(app, userId, newEntry({ content: i === 7 ? `${content} lamp` : content, createdAt: i }));
  }
}

/** How many turns of the event loop there are until something is done. */
async function countTurns<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  for (; !isOver; turns++) await othersTurn();
  return { result: await done, turns };
}

const clear = ({ db }: TestApp) => clearTextIndex(db, entryTexts, new AbortController().signal);

/** PostgreSQL's index is kept up by the engine alone. */
async function indexBytes({ db }: TestApp): Promise<number> {
  if (engineOf(db) !== 'sqlite') return 0;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ bytes: number }>`
      select sum(length(block)) as bytes from text_index_journal_entry_data`.execute(tx);
    return rows[0]!.bytes;
  });
}

/** PostgreSQL's index has no rows of its own. */
async function indexedRows({ db }: TestApp): Promise<number> {
  if (engineOf(db) !== 'sqlite') return 0;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from text_index_journal_entry_rows) as count,
        (select count(*) from text_index_journal_entry) as texts`.execute(tx);
    const [{ count, texts }] = rows as [{ count: number; texts: number }];
    expect(texts).toBe(count);
    return count;
  });
}

function newEntry(given: Pick<JournalEntry, 'content' | 'createdAt'>): JournalEntry {
  return {
    ...UNWRITTEN,
    id: newId(given.createdAt),
    writingTimeMinutes: 1,
    updatedAt: null,
    xpEarned: 0,
    ...given,
  };
}

function save({ db }: TestApp, userId: string, entry: JournalEntry): Promise<void> {
  return inTransaction(db, (tx) => createEntryRow(tx, entry, { userId, localDate: '2026-11-21' }));
}

async function search(
  { db }: TestApp,
  userId: string,
  q: string,
  after: { at: number; id: string } | null = null,
) {
  const found = await findEntries(db, { userId, q, after, limit: 100 });
  return found.map(({ id }) => id);
}
