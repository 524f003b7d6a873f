import { expect, it } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { asStream, exportedText } from './exported-text.ts';

const db = null as unknown as Db;
const at = { date: '2026-11-22', publicUrl: 'https://lampstand.example' };

/** A section of `count` records, and the sizes of the pages in which they were asked for. */
function section(count: number, content: string) {
  const limits: number[] = [];
  let hasEnded = false;
  const data: PersonalData = {
    section: 'entries',
    tables: [],
    async *exportOf() {
      try {
        yield* inPages<{ id: number }>(async (last, limit) => {
          limits.push(limit);
          const from = (last?.id ?? 0) + 1;
          const length = Math.max(0, Math.min(limit, count - from + 1));
          return Array.from({ length }, (_, i) => ({ id: from + i, content }));
        });
      } finally {
        hasEnded = true;
      }
    },
  };
  return { data, limits, hasEnded: () => hasEnded };
}

it('asks for a page for each 25 records, however many there are, and lets others have their turn after each', async () => {
  const { data, limits } = section(1010, 'light');
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  let all = '';
  for await (const piece of exportedText(db, 'alice', { sections: [data, data], ...at })) all += piece;
  clearImmediate(timer);
  expect(JSON.parse(all).entries).toHaveLength(1010);
  expect(limits).toEqual(Array.from({ length: 82 }, () => 25));
  expect(turns).toBeGreaterThanOrEqual(80);
});

it('makes no large piece of large records', async () => {
  const { data } = section(60, 'x'.repeat(50_000));
  const pieces = await Array.fromAsync(exportedText(db, 'alice', { sections: [data], ...at }));
  expect(JSON.parse(pieces.join('')).entries).toHaveLength(60);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(320_000);
});

it('reads no further than it is read itself, and ends with its reader', async () => {
  const { data, limits, hasEnded } = section(100_000, 'light');
  const stream = asStream(exportedText(db, 'alice', { sections: [data], ...at }), 60_000);
  let pieces = 0;
  for await (const _piece of stream) if (++pieces === 5) break;
  expect(limits.length).toBeLessThan(8);
  await expect.poll(hasEnded).toBe(true);
});

it('is broken off when it takes too long', async () => {
  const { data, hasEnded } = section(100_000, 'light');
  const stream = asStream(exportedText(db, 'alice', { sections: [data], ...at }), 1);
  await expect(stream.resume().toArray()).rejects.toThrow(/abort|timeout/i);
  expect(hasEnded()).toBe(true);
});
