import { expect, it } from 'vitest';
import { isSameValue, unseenFields } from './unseen-fields.ts';

interface Event {
  title: string;
  place: string;
  repeat: { kind: string; every: number } | null;
}
const now: Event = { title: 'Supper', place: 'Kitchen', repeat: { kind: 'weekly', every: 1 } };

it.each<[string, Partial<Event>, Partial<Event>, (keyof Event)[]]>([
  ['what stands there was seen', { title: 'Lunch' }, { title: 'Supper' }, []],
  ['another changed the same field', { title: 'Lunch' }, { title: 'Dinner' }, ['title']],
  ['another changed another field', { title: 'Lunch' }, { title: 'Supper', place: 'Hall' }, []],
  ['what was seen is not said', { title: 'Lunch', place: 'Garden' }, { place: 'Kitchen' }, []],
  ['it stands there already, after a lost answer', { title: 'Supper' }, { title: 'Dinner' }, []],
  ['it is the same in another order', { repeat: null }, { repeat: { every: 1, kind: 'weekly' } }, []],
  ['the whole of it was changed', { repeat: null }, { repeat: { every: 2, kind: 'weekly' } }, ['repeat']],
])('%s', (_, changed, seen, unseen) => {
  expect(unseenFields(now, changed, seen)).toEqual(unseen);
});

it('tells values apart by what they say', () => {
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } })).toBe(true);
  expect(isSameValue('7', 7)).toBe(false);
});
