import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { walk } from '#test-support/walk/walk.ts';

/** `TEST_SEED=7 TEST_ROUNDS=20 TEST_STEPS=2000` goes other ways, and further. */
const SEED = Number(process.env['TEST_SEED'] ?? 1);
const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 1);
const STEPS = Number(process.env['TEST_STEPS'] ?? 100);

for (let seed = SEED; seed < SEED + ROUNDS; seed++) {
  describeOnBothEngines(`requests with values that nobody thought of, seed ${seed},`, (app) => {
    it('are answered, and what is kept of them can be read, told and worked on', async () => {
      const { faults, tally } = await walk(app(), seed, STEPS, { isBent: true });
      if (process.env['TEST_TALLY'])
        for (const [name, of] of tally)
          console.log(name, [...of].map(([status, n]) => `${status}×${n}`).join(' '));
      expect(faults).toEqual([]);
    }, 3_600_000);
  });
}
