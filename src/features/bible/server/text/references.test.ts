import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versesAt, web } from '#test-support/bible-texts.ts';
import { BOOKS } from '../../books.rules.ts';
import { formatReference, parseReference } from './references.ts';

describe('references', () => {
  it.each([
    ['jn 3:16', 'John 3:16', 1],
    ['Ps 23', 'Psalm 23:1', 6],
    ['1 Cor 13:4-7', '1 Corinthians 13:4', 4],
    ['Psalms 119:105', 'Psalm 119:105', 1],
    ['II Tim 1.7', '2 Timothy 1:7', 1],
    ['First John 4:8', '1 John 4:8', 1],
    ['rev. 21:4–5', 'Revelation 21:4', 2],
    ['Song of Songs 2:1', 'Song of Solomon 2:1', 1],
    ['Solomon’s Song 2:1', 'Song of Solomon 2:1', 1],
    ['Ps 23:5-99', 'Psalm 23:5', 2],
    ['Jude 5', 'Jude 1:5', 1],
    ['Jude 1', 'Jude 1:1', 25],
    ['iii jn 4', '3 John 1:4', 1],
    ['Gen 1:31 — 2:1', 'Genesis 1:31', 2],
    ['Matt. 5-7', 'Matthew 5:1', 111],
    ['John 3:16,18-20', 'John 3:16', 4],
    ['Isa 40:31a', 'Isaiah 40:31', 1],
    ['Second Kings 2.11', '2 Kings 2:11', 1],
    ['1Cor13:4–7', '1 Corinthians 13:4', 4],
    ['eccles 3:1', 'Ecclesiastes 3:1', 1],
  ])('%s is %s', (query, first, count) => {
    const verses = versesAt(web, query);
    expect([verses[0]?.reference, verses.length]).toEqual([first, count]);
  });

  it.each([
    'John',
    'love',
    '3:16',
    'Hezekiah 3:16',
    'John 3:16-2',
    'John 99:1',
    'John 3:0',
    'Jo 3:16',
    '',
    'I am 3',
    '"John 3:16"',
  ])('%j is none', (query) => expect(parseReference(query)).toBeNull());

  it('reads back every reference that it writes', () => {
    const anyVerse = fc.record({
      book: fc.integer({ min: 0, max: 65 }),
      n: fc.nat(150),
      verse: fc.integer({ min: 1, max: 176 }),
    });
    fc.assert(
      fc.property(anyVerse, ({ book, n, verse }) => {
        const chapter = (n % BOOKS[book]!.chapters) + 1;
        expect(parseReference(formatReference(book, chapter, verse))).toEqual([
          { book, chapter, from: verse, endChapter: chapter, to: verse },
        ]);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (query) => void parseReference(query)));
  });
});
