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
