import { expect, it } from 'vitest';
import { type OwnPlan, outlineOf, outlineWords, ownName, paceOf } from './own-plan.ts';

const OWN: OwnPlan = {
  name: '',
  from: { bookId: 'LUK', chapter: 1 },
  to: { bookId: 'LUK', chapter: 24 },
  paceKind: 'chapters',
  pace: { chapters: '1', minutes: '10', days: '30' },
  begin: { startsOn: '2026-11-25', weekdays: [1, 2, 3, 4, 5, 6, 7] },
};

it('names a plan by what is read', () => {
  expect(ownName(OWN)).toBe('Luke 1–24');
  expect(ownName({ from: { bookId: 'RUT', chapter: 1 }, to: { bookId: '1SA', chapter: 3 } })).toBe(
    'Ruth 1 to 1 Samuel 3',
  );
});

it('says what comes of it before it is begun', () => {
  const words = (over: Partial<OwnPlan>, restUntil: string | null = null) => {
    const rests = { restFrom: restUntil && '2026-11-25', restUntil };
    return outlineWords(outlineOf({ ...OWN, ...over }, rests), '2026-11-25');
  };
  expect(words({})).toBe('On 24 days until 18 December, about 6 minutes each.');
  expect(words({ begin: { startsOn: '2026-11-25', weekdays: [3] } })).toContain('until 5 May 2027');
  expect(words({}, '2026-11-30')).toContain('until 24 December');
  expect(words({ to: { bookId: 'LUK', chapter: 1 } })).toBe('On one day, about 10 minutes.');
  expect(words({ to: { bookId: 'GEN', chapter: 1 } })).toContain('Choose a chapter');
});

it('takes no number that cannot be', () => {
  for (const typed of ['', '0', '-1', '1.5', '99999', 'ten']) {
    expect(paceOf({ paceKind: 'chapters', pace: { ...OWN.pace, chapters: typed } })).toBeNull();
  }
  expect(paceOf({ ...OWN, paceKind: 'days' })).toEqual({ kind: 'days', days: 30 });
});
