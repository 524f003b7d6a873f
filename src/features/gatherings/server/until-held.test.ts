import { expect, it } from 'vitest';
import { LET_GO, untilHeld } from './until-held.ts';

it('tries again where somebody came in between, and answers what was made', async () => {
  const answers = [LET_GO, LET_GO, 'noted'] as const;
  let tries = 0;
  expect(await untilHeld(async () => answers[tries++]!)).toBe('noted');
  expect(tries).toBe(3);
});

it('gives up where somebody comes in between each time', async () => {
  let tries = 0;
  const never = untilHeld(async () => {
    tries += 1;
    return LET_GO;
  });
  await expect(never).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(tries).toBe(10);
});
