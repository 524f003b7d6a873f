import { expect, it } from 'vitest';
import { endOfLast } from './talk.rules.ts';

it.each([
  ['a week where it is the only one', null, '2026-12-07'],
  ['a day where a day is between passages', '2026-11-29', '2026-12-01'],
  ['a week where a week is', '2026-11-23', '2026-12-07'],
  ['as long over the end of a year and the change of the clocks', '2026-10-01', '2027-01-29'],
])('the last passage of a plan has %s', (_, before, end) => {
  expect(endOfLast('2026-11-30', before)).toBe(end);
});
