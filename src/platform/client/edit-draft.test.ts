import { expect, it } from 'vitest';
import { changedMeanwhile, differencesTo, editDraft, withChanges } from './edit-draft.ts';
import { textIn, textsIn } from './kept-values.ts';

interface Words {
  text: string;
  cites: readonly string[];
}
const fields = { text: textIn, cites: textsIn };
const form = editDraft<Words>({ name: 'claim-7', fields });
const { empty, parse, serialize, rest } = form;
const said: Words = { text: 'Grace is free.', cites: ['Ephesians 2:8'] };
const shorter = withChanges(empty, said, { text: 'Grace' });

it('comes back as it was kept, with what stood there when it was begun', () => {
  expect(shorter).toEqual({ changed: { text: 'Grace' }, before: { text: said.text } });
  expect(parse(serialize(shorter))).toEqual(shorter);
  expect(serialize(empty)).toBe('');
});

it.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '{"edit":7}',
  '{"edit":null}',
  '{"edit":{"changed":{"text":7,"id":"a"}}}',
])('is none in %j', (text) => expect(parse(text)).toEqual(empty));

it('of an earlier version has only what was changed', () => {
  expect(parse('{"text":"Grace","name":"x"}')).toEqual({ changed: { text: 'Grace' }, before: {} });
  const post = editDraft<Words>({
    ...form,
    fields,
    former: (text) => ({ text }),
  });
  expect(post.parse('{Grace}').changed).toEqual({ text: '{Grace}' });
});

it('is emptied by what is typed back', () => {
  expect(withChanges(shorter, said, { text: said.text })).toEqual(empty);
  expect(withChanges(empty, said, { cites: [...said.cites] })).toEqual(empty);
});

it('differs in what it changes alone', () => {
  expect(differencesTo(said, shorter)).toEqual({ text: 'Grace' });
  expect(differencesTo({ ...said, text: 'Grace' }, shorter)).toEqual({});
});

it('tells what was changed elsewhere since it was begun, however long it is written on', () => {
  expect(changedMeanwhile(said, shorter)).toEqual([]);
  const now = { ...said, text: 'Grace is a gift.' };
  expect(changedMeanwhile(now, withChanges(shorter, now, { text: 'Grace, then' }))).toEqual(['text']);
  expect(changedMeanwhile({ ...said, cites: [] }, shorter)).toEqual([]);
  // The same words, or a save of them whose answer was lost.
  expect(changedMeanwhile({ ...said, text: 'Grace' }, shorter)).toEqual([]);
  expect(changedMeanwhile(now, parse('{"text":"Grace"}'))).toEqual([]);
});

it('keeps what was typed while it was being saved, over what has been saved by then', () => {
  const more = withChanges(shorter, said, { text: 'Grace and truth', cites: [] });
  expect(rest!(more, shorter)).toEqual({
    changed: { text: 'Grace and truth', cites: [] },
    before: { text: 'Grace', cites: said.cites },
  });
  expect(rest!(more, more)).toEqual(empty);
});
