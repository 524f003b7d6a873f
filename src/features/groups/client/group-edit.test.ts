import { expect, it } from 'vitest';
import { differencesOf, editedGroupForm } from './group-edit.ts';

const { parse, serialize } = editedGroupForm('g');

it('keeps what was changed, and nothing else', () => {
  const edited = { changed: { name: 'Friday kitchen', room: 'waters' as const } };
  expect(parse(serialize(edited))).toEqual(edited);
  expect(serialize({ changed: {} })).toBe('');
  expect(parse('{"name":3,"about":"Soup","leader":"me"}')).toEqual({ changed: { about: 'Soup' } });
  for (const text of [null, '{', '3']) expect(parse(text)).toEqual({ changed: {} });
});

it('sends what differs', () => {
  const group = {
    name: 'Thursday kitchen',
    about: 'Soup',
    guidelines: '',
    topic: 'scripture' as const,
    language: 'en',
    admission: 'request' as const,
    room: 'vineyard' as const,
  };
  expect(
    differencesOf(group, { changed: { name: 'Friday kitchen', about: 'Soup', guidelines: '' } }),
  ).toEqual({
    name: 'Friday kitchen',
  });
  expect(differencesOf(group, { changed: { about: '' } })).toEqual({ about: '' });
});
