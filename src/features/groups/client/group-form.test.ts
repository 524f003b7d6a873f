import { expect, it } from 'vitest';
import { keyOf, newGroupForm } from './group-form.ts';

const { empty, parse, serialize } = newGroupForm;

it('keeps a group that is being made, and nothing before a word is written', () => {
  expect(serialize({ ...empty, room: 'waters' })).toBe('');
  const draft = {
    ...empty,
    name: 'Thursday kitchen',
    room: 'waters' as const,
    key: { of: 'it', value: 'k' },
  };
  expect(parse(serialize(draft))).toEqual(draft);
});

it.each([null, '', '{', '"text"', '[1]', '{"name":3,"room":"nowhere","topic":"football"}'])(
  'reads %j as an empty one',
  (text) => expect(parse(text)).toEqual(empty),
);

it('has one key for the same words, and another for others', () => {
  const keys = ['key 1', 'key 2'];
  const next = () => keys.shift() ?? 'none left';
  const { key: _, ...form } = empty;
  const first = keyOf(form, null, next);
  expect(keyOf(form, first, next)).toBe(first);
  expect(keyOf({ ...form, name: 'Another' }, first, next).value).toBe('key 2');
});
