import { expect, it } from 'vitest';
import { newGroupForm } from './group-form.ts';

const { empty, parse, serialize } = newGroupForm;

it('keeps a group that is being made, and nothing before a word is written', () => {
  expect(serialize({ ...empty, room: 'waters' })).toBe('');
  const draft = {
    ...empty,
    name: 'Thursday kitchen',
    room: 'waters' as const,
    sent: { key: 'k', bodies: ['{}'] },
  };
  expect(parse(serialize(draft))).toEqual(draft);
});

it.each([null, '', '{', '"text"', '[1]', '{"name":3,"room":"nowhere","topic":"football"}'])(
  'reads %j as an empty one',
  (text) => expect(parse(text)).toEqual(empty),
);
