import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { walk } from '#test-support/walk/walk.ts';

/**
 * `TEST_SEED=7 TEST_ROUNDS=20 TEST_STEPS=2000` goes twenty other ways, and further; a fault names its seed and its step.
 * `TEST_TALLY=1` says how everything that was done was answered.
 */
const SEED = Number(process.env['TEST_SEED'] ?? 1);
const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 1);
const STEPS = Number(process.env['TEST_STEPS'] ?? 100);

const WALKS = [
  ['shows nobody words that are not for them, and breaks nothing', false],
  ['answers values that nobody thought of, and goes on with what it takes of them', true],
] as const;

for (let seed = SEED; seed < SEED + ROUNDS; seed++) {
  for (const [what, isBent] of WALKS) {
    describeOnBothEngines(`a random walk through all features, seed ${seed},`, (app) => {
      it(what, async () => {
        const { faults, tally } = await walk(app(), seed, STEPS, { isBent });
        if (process.env['TEST_TALLY'])
          for (const [name, of] of tally)
            console.log(name, [...of].map(([status, n]) => `${status}×${n}`).join(' '));
        expect(faults).toEqual([]);
      }, 3_600_000);
    });
  }
}
