import { expect, it } from 'vitest';
import { isBehind, type NoteDraft, noteForm, sendingOf } from './note-draft.ts';

const newKey = () => 'a new key';

it('sends words under a new key, and the same again under theirs while no answer has come', () => {
  const { first, isChangedAfter } = sendingOf('Peace', { text: 'Peace', key: null }, newKey);
  expect([first, isChangedAfter]).toEqual([{ of: 'Peace', value: 'a new key' }, false]);
  const again = sendingOf('Peace', { text: 'Peace', key: first }, () => 'another');
  expect(again).toEqual({ first, isChangedAfter: false });
});

it('sends what may have made a note first, and changes that by other words', () => {
  const key = { of: 'Peace', value: 'its key' };
  expect(sendingOf('Peace be with you', { text: 'Peace be with you', key }, newKey)).toEqual({
    first: key,
    isChangedAfter: true,
  });
});

it('makes a note of its own of other words in place of those', () => {
  const key = { of: 'Peace', value: 'its key' };
  expect(sendingOf('At the lake', { text: 'At the lake', key }, newKey)).toEqual({
    first: { of: 'At the lake', value: 'a new key' },
    isChangedAfter: false,
  });
});

it('comes back as it was kept, and is none where nothing was typed', () => {
  const { parse, serialize, empty } = noteForm('7');
  const draft: NoteDraft = { text: '', key: { of: 'Peace', value: 'its key' } };
  expect(parse(serialize(draft))).toEqual(draft);
  for (const basedOn of [7, null])
    expect(parse(serialize({ ...draft, basedOn }))).toEqual({ ...draft, basedOn });
  expect(parse('{"text":"","basedOn":"7"}')).toEqual({ text: '', key: null });
  expect(serialize(empty)).toBe('');
  for (const text of [null, '{', '7', '{"text":7}']) expect(parse(text)).toEqual(empty);
});

it('reads what an earlier version kept of words that were sent, and nothing of what is none', () => {
  const { parse } = noteForm('7');
  const key = { of: 'Peace', value: 'its key' };
  const kept = (changedTo: unknown) =>
    parse(JSON.stringify({ text: 'Rest', key: { ...key, changedTo } })).key;
  expect(kept(undefined)).toEqual(key);
  expect(kept('Peace be')).toEqual({ ...key, changedTo: ['Peace be'] });
  expect(kept(['Peace be', 'Rest'])).toEqual({ ...key, changedTo: ['Peace be', 'Rest'] });
  expect(parse('{"text":"Rest","key":"a key"}')).toEqual({ text: 'Rest', key: null });
});

it('is behind a note whose words were changed since one began', () => {
  const note = { text: 'Rest.', updatedAt: 7 };
  expect(isBehind(note, { text: 'Peace.', key: null, basedOn: 7 })).toBe(false);
  expect(isBehind(note, { text: 'Peace.', key: null, basedOn: null })).toBe(true);
  expect(isBehind(note, { text: null, key: null, basedOn: null })).toBe(false);
});
