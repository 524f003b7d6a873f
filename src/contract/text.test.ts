import { describe, expect, it } from 'vitest';
import { line, text, wordsOf } from './text.ts';

describe.each([
  ['text', text(4)],
  ['words', wordsOf(4, 'Please write something.')],
  ['a line', line(4)],
])('the length of %s', (_, schema) => {
  it.each(['ab', 'abcd', '🙏🙏'])('may be that of %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  it.each(['abcde', '🙏🙏a', '🙏🙏🙏'])(
    'is that of a browser: %j is too long, and is told so once',
    (value) => {
      const { error } = schema.safeParse(value);
      expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 4 characters.']);
    },
  );
});

describe('a line', () => {
  const told = (value: string) =>
    line(80)
      .safeParse(value)
      .error?.issues.map(({ message }) => message);

  it.each(['', '  ', '\u200b', '\u3164', '\u2800', '\u202e', '\u2067\u2069'])(
    'of %j is told once that it is empty',
    (value) => {
      expect(told(value)).toEqual(['Please fill this in.']);
    },
  );

  it('is one, and covers no other', () => {
    expect(told('Sup\u0085per')).toEqual(['Please use one line of plain text.']);
    expect(told(`Nor${'\u0301\u0300'.repeat(20)}mal`)).toEqual(['Please use fewer marks on one letter.']);
  });

  it('is kept without what would turn its direction', () => {
    expect(line(80).parse(" \u202epuorg s'htuR ")).toBe("puorg s'htuR");
    expect(line(80).parse('\u2067\u05e9\u05dc\u05d5\u05dd\u2069')).toBe(
      '\u2067\u05e9\u05dc\u05d5\u05dd\u2069',
    );
  });
});

it('words are something that can be seen', () => {
  const words = wordsOf(80, 'Please write something.');
  for (const value of [' ', '\u200b', '\u2060\u200b', '\u3164']) {
    expect(words.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      'Please write something.',
    ]);
  }
  expect(words.parse('\u200bAmen')).toBe('\u200bAmen');
});
