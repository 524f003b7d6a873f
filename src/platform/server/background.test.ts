import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Work that fails as often as told, and a background that writes down what it reports. */
function failing(times: number) {
  const reports: string[] = [];
  const background = createBackground((name) => reports.push(name));
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    if (attempts <= times) throw new Error('not now');
  };
  return { reports, background, work, attempts: () => attempts };
}

const always = () => true;

test('work that may pass is tried again until it is done', async () => {
  const { background, work, attempts, reports } = failing(2);
  background.run('letter', work, { afterMs: [0, 0, 0], mayPass: always });
  await background.idle();
  expect(attempts()).toBe(3);
  expect(reports).toEqual(['letter (to be tried again)', 'letter (to be tried again)']);
});

test('it is given up after the last attempt, and at once when it cannot pass', async () => {
  const stubborn = failing(9);
  stubborn.background.run('letter', stubborn.work, { afterMs: [0, 0], mayPass: always });
  await stubborn.background.idle();
  expect(stubborn.attempts()).toBe(3);
  expect(stubborn.reports.at(-1)).toBe('letter');

  const refused = failing(9);
  refused.background.run('letter', refused.work, { afterMs: [DAY], mayPass: () => false });
  refused.background.run('chore', refused.work);
  await refused.background.idle();
  expect(refused.attempts()).toBe(2);
});

test('finishing tries what waits once more, now, and waits no longer', async () => {
  const mended = failing(1);
  mended.background.run('letter', mended.work, { afterMs: [DAY, DAY], mayPass: always });
  await mended.background.finish();
  expect(mended.attempts()).toBe(2);
  expect(mended.reports).toEqual(['letter (to be tried again)']);

  const lost = failing(9);
  lost.background.run('letter', lost.work, { afterMs: [DAY, DAY], mayPass: always });
  await lost.background.finish();
  expect(lost.attempts()).toBe(2);
  expect(lost.reports.at(-1)).toBe('letter');
});
