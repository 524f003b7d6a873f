import { expect, it } from 'vitest';
import { nextStart, planForm, referencesIn } from './plan-form.ts';

it('reads references as people paste them, one a line', () => {
  const pasted = '1. Acts 1\n  2) Acts 2:1-21;\n\n• 1 John 4\n- 2 Cor 5:17,\n3 John\n';
  expect(referencesIn(pasted)).toEqual(['Acts 1', 'Acts 2:1-21', '1 John 4', '2 Cor 5:17', '3 John']);
});

it('goes on where the plan ends, and never in the past', () => {
  const plan = [{ startsOn: '2026-11-19' }, { startsOn: '2026-11-26' }];
  expect(nextStart(plan, 'week', '2026-11-22')).toBe('2026-12-03');
  expect(nextStart(plan, 'day', '2026-11-22')).toBe('2026-11-27');
  expect(nextStart(plan, 'week', '2027-02-01')).toBe('2027-02-01');
  expect(nextStart([], 'week', '2026-11-22')).toBe('2026-11-22');
});

it('keeps what is being added', () => {
  const { serialize, parse, empty } = planForm('g');
  const draft = {
    lines: 'Acts 1',
    startsOn: '2026-11-26',
    every: 'day' as const,
    sent: { key: 'k', bodies: ['{}'] },
  };
  expect(parse(serialize(draft))).toEqual(draft);
  for (const text of [null, '{', '{"lines":3}']) expect(parse(text)).toEqual(empty);
});
