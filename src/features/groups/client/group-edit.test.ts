import { expect, it } from 'vitest';
import { changedMeanwhile, differencesTo, withChanges } from '#platform/client/edit-draft.ts';
import { editedGroupForm, fieldsInWords, groupFormOf } from './group-edit.ts';

const { empty, parse, serialize } = editedGroupForm('g');
const group = {
  name: 'Thursday kitchen',
  about: 'Soup',
  guidelines: '',
  topic: 'scripture' as const,
  language: 'en',
  admission: 'request' as const,
  room: 'vineyard' as const,
};

it('keeps what was changed, and nothing else', () => {
  const edited = withChanges(empty, group, { name: 'Friday kitchen', room: 'waters' });
  expect(parse(serialize(edited))).toEqual(edited);
  expect(serialize(empty)).toBe('');
  // As earlier versions kept it.
  expect(parse('{"name":3,"about":"Soup","leader":"me"}').changed).toEqual({ about: 'Soup' });
  for (const text of [null, '{', '3']) expect(parse(text)).toEqual(empty);
});

it('sends what differs', () => {
  const edited = withChanges(empty, group, { name: 'Friday kitchen', about: 'Soup', guidelines: '' });
  expect(differencesTo(group, edited)).toEqual({ name: 'Friday kitchen' });
  expect(differencesTo(group, withChanges(empty, group, { about: '' }))).toEqual({ about: '' });
});

it('tells in words what another leader has changed meanwhile', () => {
  const edited = withChanges(empty, group, {
    about: 'Soup and bread',
    language: 'de',
    name: 'Friday kitchen',
  });
  const now = groupFormOf({ ...group, about: 'Soup and Acts', language: 'fr', topic: 'prayer' });
  expect(fieldsInWords(now, changedMeanwhile(now, edited))).toEqual([
    { label: 'In a sentence or two', words: 'Soup and Acts' },
    { label: 'Language', words: 'French' },
  ]);
});
