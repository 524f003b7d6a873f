import { expect, it } from 'vitest';
import { type KeptEdit, parseEdit, serializeEdit } from './kept-edit.ts';

it.each<KeptEdit>([
  { entryId: '7', changes: { content: 'Manna, again' } },
  { entryId: '7', changes: { content: '', mood: null } },
])('comes back as it was kept: %j', (edit) => {
  expect(parseEdit(serializeEdit(edit))).toEqual(edit);
});

it('is not kept when nothing is changed', () => {
  expect(serializeEdit({ entryId: '7', changes: {} })).toBe('');
});

it.each([null, '', '{', '[]', '7', '{"entryId":7,"changes":{"content":"a"}}', '{"entryId":"7"}'])(
  'is none in %j',
  (text) => {
    expect(parseEdit(text)).toBeNull();
  },
);

it('leaves out what is no field of an entry', () => {
  const kept = { entryId: '7', changes: { content: 'a', mood: 'vengeful', xpEarned: 10 } };
  expect(parseEdit(JSON.stringify(kept))).toEqual({ entryId: '7', changes: { content: 'a' } });
});
