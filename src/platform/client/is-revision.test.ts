import { expect, it } from 'vitest';
import { basisOfSent, isRevision } from './is-revision.ts';

it.each([
  ['Peace', 'Peace'],
  ['Peace', 'Peace be with you'],
  ['Peaec be with you', 'Peace be with you'],
  ['Peace be with you', 'Pray: peace be with you'],
  ['Peace be with you', 'Peace'.concat(' with you')],
  ['aaaa', 'aa'],
  ['', 'Peace'],
])('%j, with words changed, is %j', (before, after) => expect(isRevision(before, after)).toBe(true));

it.each([
  ['Peace be with you', 'Today I was at the lake.'],
  ['Peace be with you', ''],
  ['Peace be with you', 'Peace'],
])('%j is not what %j was', (before, after) => expect(isRevision(before, after)).toBe(false));

it('bases a change on what stands there only where that was sent from here, however often', () => {
  const there = (words: string) => ({ words, updatedAt: 5 });
  expect(basisOfSent(there('Manna'), ['Manna'])).toBe(5);
  expect(basisOfSent(there('Manna, enough'), ['Manna', 'Manna, enough', 'Manna, enough of it'])).toBe(5);
  expect(basisOfSent(there('Quail'), ['Manna', 'Manna, enough'])).toBeNull();
});
