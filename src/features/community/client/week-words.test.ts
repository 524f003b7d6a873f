import { expect, it } from 'vitest';
import { passageLine, tintOf } from './week-words.ts';

it('says what is read, and from when it will be', () => {
  const passage = { reference: 'Acts 2:42–47', startsOn: '2026-11-26', nextOn: null };
  for (const day of ['2026-11-26', '2026-12-02'])
    expect(passageLine(passage, day)).toBe('Acts 2:42–47 this week');
  const psalm = { reference: 'Psalm 23', startsOn: '2026-11-26', nextOn: '2026-11-27' };
  expect(passageLine(psalm, '2026-11-26')).toBe('Psalm 23 today');
  expect(passageLine(passage, '2026-12-03')).toBe('Acts 2:42–47');
  expect(passageLine(passage, '2026-11-23')).toBe('Acts 2:42–47 from Thursday 26 November');
  expect(passageLine(null, '2026-11-23')).toBe('Nothing chosen to read yet');
});

it('gives a group the same tint each time, and not all the same', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `group-${at}`);
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf));
  expect(new Set(ids.map(tintOf)).size).toBe(4);
});
