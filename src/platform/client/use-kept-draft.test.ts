import { expect, it } from 'vitest';
import { restOfText, restOfWords } from './use-kept-draft.ts';

it.each([
  ['Manna', 'Manna', ''],
  ['Manna, and quail', 'Manna', ', and quail'],
  ['Manna\n\nAnd quail', 'Manna', 'And quail'],
  ['Quail', 'Manna', 'Quail'],
  ['Man', 'Manna', 'Man'],
])('of %j there is left, once %j is saved, %j', (text, sent, rest) => {
  expect(restOfText(text, sent)).toBe(rest);
});

it('what was typed while words were on their way is new words, with what stands beside them', () => {
  const draft = { text: 'Manna\nAnd quail', isMine: true, sent: { key: 'k' } };
  expect(restOfWords(draft, { ...draft, text: 'Manna' })).toEqual({
    text: 'And quail',
    isMine: true,
    sent: null,
  });
});
