import { expect, it } from 'vitest';
import { UNWRITTEN } from '../journal.rules.ts';
import { type EntryEdit, editForm, entryOfForm, entryOfFormer, isBehind, realChanges } from './kept-edit.ts';

const { serialize, parse, empty, name } = editForm('7');

it.each<EntryEdit>([
  { changes: { content: 'Manna, again' }, isOpen: true },
  { changes: { content: '', mood: null }, isOpen: false },
  { changes: { passage: null, reflectionPrompt: null }, isOpen: true },
  { changes: { content: 'Manna, again' }, isOpen: true, basedOn: null },
  { changes: { content: 'Manna, again' }, isOpen: false, basedOn: 1_796_000_000_000 },
])('comes back as it was kept: %j', (edit) => {
  expect(parse(serialize(edit))).toEqual(edit);
});

it('is not kept when nothing is changed', () => {
  expect(serialize({ changes: {}, isOpen: true })).toBe('');
});

it.each([null, '', '{', '[]', '7', '{"changes":7}', '{"isOpen":true}'])('is none in %j', (text) => {
  expect(parse(text)).toEqual(empty);
});

it('leaves out what is no field of an entry', () => {
  const kept = { changes: { content: 'a', mood: 'vengeful', xpEarned: 10, id: null }, isOpen: false };
  expect(parse(JSON.stringify(kept)).changes).toEqual({ content: 'a' });
  expect(parse('{"changes":{"content":null},"isOpen":true}')).toEqual(empty);
});

it('is kept for each entry apart', () => {
  expect(entryOfForm(name)).toBe('7');
  expect(entryOfForm('journal')).toBeNull();
});

it('has only what differs from the entry: what was typed and taken back is no change', () => {
  const entry = { ...UNWRITTEN, content: 'Manna', mood: 'joyful' as const };
  expect(realChanges(entry, { content: 'Manna', mood: null })).toEqual({ mood: null });
  expect(realChanges(entry, { content: 'Manna' })).toEqual({});
});

it('of an earlier version, which kept one with its entry, is read', () => {
  const former = '{"entryId":"7","changes":{"content":"Manna, again"}}';
  expect(entryOfFormer(former)).toBe('7');
  expect(parse(former).changes).toEqual({ content: 'Manna, again' });
  for (const text of [null, '', '[]', '{"entryId":7}']) expect(entryOfFormer(text)).toBeNull();
});

it('is behind where the words that it changes were changed elsewhere since it was begun', () => {
  const entry = { ...UNWRITTEN, content: 'Manna and quail', updatedAt: 7 };
  const edit = { changes: { content: 'Manna!' }, isOpen: true };
  expect(isBehind(entry, { ...edit, basedOn: null })).toBe(true);
  expect(isBehind(entry, { ...edit, basedOn: 7 })).toBe(false);
  // Of an earlier version, which did not keep what it was begun with.
  expect(isBehind(entry, edit)).toBe(false);
  expect(isBehind(entry, { ...edit, changes: { mood: 'joyful' }, basedOn: null })).toBe(false);
  expect(isBehind(entry, { ...edit, changes: { content: entry.content }, basedOn: null })).toBe(false);
});
