import { expect, it, onTestFinished } from 'vitest';
import { createEntry, listEntries } from '#features/journal/journal.contract.ts';
import { signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { TestClient } from '#test-support/test-client.ts';
import { WITHOUT_LIMITS } from '#test-support/without-limits.ts';

const PEOPLE = 8;
const ENTRIES = 12;

// Each of them reads what came in together from one state of the file, and the other one's commits tell it nothing.
it('shows what another server on the same SQLite file has acknowledged, however much it reads meanwhile', async () => {
  const first = await startRealServer({ env: WITHOUT_LIMITS });
  onTestFinished(() => first.dispose());
  const second = await startRealServer({ env: WITHOUT_LIMITS, dataDir: first.dataDir });
  onTestFinished(() => second.stop().then(() => {}));
  const seen = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      const here = await signedUp(first.url, `person${person}`);
      const there = new TestClient(second.url).withCookiesOf(here);
      let missed = 0;
      for (let n = 0; n < ENTRIES; n++) {
        const content = `Line ${n}`;
        const body = { content, reflectionPrompt: null, mood: null, writingTimeMinutes: 1 };
        expect((await here.call(createEntry, { body })).status).toBe(201);
        const { body: entries } = await there.call(listEntries, {});
        if (!entries.some((entry) => entry.content === content)) missed += 1;
      }
      return missed;
    }),
  );
  expect(seen).toEqual(Array(PEOPLE).fill(0));
});
