import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const never = new AbortController().signal;

/** As `changeSome`, with so many rows; says what was changed. */
function table(rows: number) {
  const changed: number[] = [];
  return {
    changed,
    async changeSome(limit: number) {
      const some = Math.min(limit, rows);
      rows -= some;
      changed.push(some);
      return some;
    },
  };
}

it('changes everything, at most 500 rows at a time, and lets others have their turn in between', async () => {
  const { changed, changeSome } = table(1200);
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await inBatches(changeSome, never);
  clearImmediate(timer);
  expect(changed).toEqual([500, 500, 200]);
  expect(turns).toBeGreaterThanOrEqual(2);
});

it('leaves the rest for the next time when the server stops', async () => {
  const { changed, changeSome } = table(1200);
  const stopping = new AbortController();
  await inBatches(async (limit) => {
    stopping.abort();
    return changeSome(limit);
  }, stopping.signal);
  expect(changed).toEqual([500]);
});
