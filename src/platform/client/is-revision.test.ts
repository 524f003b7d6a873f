import { expect, it } from 'vitest';
import { isRevision } from './is-revision.ts';

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
