import { describe, expect, it } from 'vitest';
import { foldWords, misquoted, quotationsIn } from './quotation.rules.ts';

const MARK = 'He said to them, “The Sabbath was made for man, not man for the Sabbath.”';

describe('quotations', () => {
  it.each([
    ['“the Sabbath was made for man”', 1],
    ['"the Sabbath was made"', 1],
    ['«the Sabbath was made»', 1],
    ['‘God’s own day of rest’', 1],
    // A turn of speech, and an apostrophe, are no quotations.
    ['“made for man”', 0],
    ['It’s the believer’s own day, isn’t it, and God’s?', 0],
    ['“one two three four” and "five six seven eight"', 2],
    // One within another: what is around it is quoted, too.
    ['“He said, ‘Follow me’, and they followed”', 1],
    ['“He said, “one two” to all of them”', 1],
    ['““”” “” "" ‘’ «»', 0],
    ['“a beginning without an end “one two three four”', 1],
  ])('in %s are %i', (text, count) => {
    expect(quotationsIn(text)).toHaveLength(count);
  });

  it.each([
    'He says that “the sabbath was made FOR man”.',
    'It reads "The  Sabbath was made for man; not man\nfor the Sabbath".',
    'It reads “The Sabbath … not man for the Sabbath”.',
    'It reads “The Sabbath [day] was made for man”.',
    'No words are quoted here.',
  ])('stand in the passage: %s', (text) => {
    expect(misquoted(text, [MARK])).toBeNull();
  });

  it.each([
    ['“The Sabbath was given for man”', 'The Sabbath was given for man'],
    // In their order, and whole words alone.
    ['“not man for the Sabbath … The Sabbath was made”', 'not man for the Sabbath … The Sabbath was made'],
    ['“abbath was made for man”', 'abbath was made for man'],
  ])('do not stand in it: %s', (text, first) => {
    expect(misquoted(text, [MARK])).toBe(first);
  });

  it('stand in one source, not in two together', () => {
    expect(misquoted('“one two three four”', ['one two', 'three four'])).toBe('one two three four');
  });

  it('are compared in any script', () => {
    expect(foldWords('Þú SKALT, “halda”')).toBe('þú skalt halda');
    expect(misquoted('„x“ “בראשית ברא אלהים את”', ['בראשית ברא אלהים את השמים'])).toBeNull();
  });
});
