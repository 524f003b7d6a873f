import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKS, OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';
import { neighbour, translation } from './bible-library.ts';
import { tidy } from './load-web.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import { bookIndex, formatReference, parseReference } from './references.ts';
import { DROPPED_SELAHS } from './selah.ts';
import { type Block, spansOf } from './translation.ts';
import { FIRST_DAY_VERSE, VERSE_CALENDAR, verseOfDate } from './verse-calendar.ts';

const web = await translation('WEB');
const kjv = await translation('KJV');
const versesAt = (from: typeof web, reference: string) =>
  from.positionsAt(parseReference(reference) ?? []).map((position) => from.verseAt(position));
const text = (from: typeof web, reference: string) => versesAt(from, reference)[0]?.text;
const blocks = (from: typeof web, book: string, chapter: number): Block[] =>
  from.chapterBlocks(bookIndex(book)!, chapter)!;
const everyVerse = (from: typeof web) =>
  BOOKS.flatMap(({ chapters }, book) =>
    from
      .positionsAt([{ book, chapter: 1, from: null, endChapter: chapters, to: null }])
      .map((position) => from.verseAt(position)),
  );

describe('the texts', () => {
  it('have 66 books, 39 of them in the Old Testament, and every verse', () => {
    expect([BOOKS.length, BOOKS[OLD_TESTAMENT_BOOKS]!.name]).toEqual([66, 'Matthew']);
    for (const from of [web, kjv])
      for (const [book, { chapters }] of BOOKS.entries()) {
        expect(from.verseCount(book, chapters)).toBeGreaterThan(0);
        expect(from.verse(book, chapters + 1, 1)).toBeUndefined();
      }
    expect(BOOKS.reduce((sum, book) => sum + book.chapters, 0)).toBe(1189);
    expect(everyVerse(kjv).length).toBe(31_102);
    expect(everyVerse(web).length).toBe(31_103);
  });

  it('have no stray spaces, marks or brackets', () => {
    for (const { id, text } of [...everyVerse(web), ...everyVerse(kjv)]) {
      expect(text, id).toMatch(/^\S(.*\S)?$/s);
      expect(text, id).not.toMatch(/ {2}| [.,;:!?)]|\( |[*#[\]]|[a-z][.;!?][A-Z]/);
    }
  });

  it('keeps the no-break space between nested quotes', () => {
    expect(text(web, 'Ezekiel 19:10')).toMatch(/^“\u00a0‘Your mother/);
    expect(tidy('  a  b \u00a0 ')).toBe('a b');
  });

  it.each([...DROPPED_SELAHS.keys()])('gives %s its Selah again', (id) => {
    const [book = '', chapter, verse] = id.split('.');
    const found = web.verse(bookIndex(book)!, Number(chapter), Number(verse))!.text;
    expect(found.match(/(?<=[.!?”’] (Meditation\. )?)Selah\.(?= |$)/g)).toHaveLength(1);
    expect(kjv.verse(bookIndex(book)!, Number(chapter), Number(verse))!.text).toContain('Selah');
  });

  it('puts Selah where it stands when the verse goes on after it', () => {
    const middle = everyVerse(web).filter(({ text }) => /Selah\. ./.test(text));
    expect(middle.map(({ id }) => id)).toEqual(['PSA.55.19', 'PSA.57.3', 'HAB.3.3', 'HAB.3.9']);
    expect(text(web, 'Ps 57:3')).toMatch(/pursuing me\. Selah\. God will send out/);
  });

  it('spaces what ran together or stood apart', () => {
    expect(text(web, 'Rev 7:14')).toContain('suffering. They');
    expect(text(web, 'Job 30:7')).toContain('nettles.');
  });

  it('gives Psalm 9:16 its Meditation', () => {
    expect(text(web, 'Ps 9:16')).toMatch(/Meditation\. Selah\.$/);
  });

  it.each(['Luke 17:36', 'Acts 8:37', 'Acts 15:34', 'Acts 24:7', 'Romans 16:25'])(
    'says why %s is blank',
    (place) => {
      const [verse] = versesAt(web, place);
      expect(verse!.text).toBe(OMITTED_VERSES.get(verse!.id));
      expect(text(kjv, place)).not.toContain('World English Bible');
    },
  );

  it('has at Romans 14 what it says is there', () => {
    expect(text(web, 'Rom 16:25')).toContain('Romans 14:24–26');
    expect(text(web, 'Rom 14:24')).toContain('establish you');
  });

  it('quotes both translations exactly', () => {
    expect(text(web, 'John 11:35')).toBe('Jesus wept.');
    expect(text(kjv, 'Genesis 1:1')).toBe('In the beginning God created the heaven and the earth.');
    expect(text(kjv, 'Psalm 3:2')).toBe(
      'Many there be which say of my soul, There is no help for him in God. Selah.',
    );
  });
});

describe('the setting of a chapter', () => {
  const titles = (book: string, chapter: number) =>
    web
      .chapterBlocks(bookIndex(book)!, chapter)!
      .flatMap((block) => (block.type === 'title' ? [block.text] : []));

  it('puts a psalm’s title before it, without remnants of footnotes', () => {
    expect(titles('PSA', 3)).toEqual(['A Psalm by David, when he fled from Absalom his son.']);
    expect(titles('PSA', 2)).toEqual([]);
    expect(titles('PSA', 46)).toEqual([
      'For the Chief Musician. By the sons of Korah. According to Alamoth.',
    ]);
    for (const chapter of [46, 90, 145]) expect(titles('PSA', chapter).join()).not.toContain('*');
    expect(titles('PSA', 119)).toHaveLength(22);
  });

  it('has the titles of the King James Version too', () => {
    expect(blocks(kjv, 'PSA', 3)[0]).toEqual({
      type: 'title',
      text: 'A Psalm of David, when he fled from Absalom his son.',
    });
    const letters = blocks(kjv, 'PSA', 119).flatMap((block) => (block.type === 'title' ? [block.text] : []));
    expect(letters.slice(0, 2)).toEqual(['ALEPH', 'BETH']);
    expect(blocks(kjv, 'ROM', 16).filter((block) => block.type === 'title')).toEqual([]);
  });

  it('sets the King James psalms a verse to the line, and begins paragraphs at its marks', () => {
    const [, psalm] = blocks(kjv, 'PSA', 3);
    expect(psalm?.type === 'poetry' && psalm.lines.map((line) => line.spans[0]!.verse)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(spansOf(blocks(kjv, 'GEN', 1)[1]!)[0]).toMatchObject({ verse: 6, isStart: true });
  });

  it('begins a new pair of lines where a sentence begins', () => {
    const stanza = blocks(web, 'PSA', 23).find((block) => block.type === 'poetry');
    const valley = stanza?.lines.filter((line) => line.spans[0]!.verse === 4) ?? [];
    expect(valley.map((line) => line.isIndented)).toEqual([false, true, false, true]);
  });

  it('sets poetry in lines, indented after the first of a verse, and prose in paragraphs', () => {
    const [psalm] = web.chapterBlocks(bookIndex('PSA')!, 1)!;
    expect(psalm?.type === 'poetry' && psalm.lines.slice(0, 3).map((line) => line.isIndented)).toEqual([
      false,
      true,
      true,
    ]);
    expect(web.chapterBlocks(bookIndex('JHN')!, 3)!.every((block) => block.type === 'paragraph')).toBe(true);
  });

  it('marks the words that the King James translators added', () => {
    const added = blocks(kjv, 'GEN', 1)
      .flatMap(spansOf)
      .filter((span) => span.isAdded && span.verse === 2);
    expect(added).toEqual([{ verse: 2, isStart: false, text: 'was', isAdded: true }]);
  });

  it('numbers every verse exactly once', () => {
    for (const from of [web, kjv]) {
      for (const [book, { chapters }] of BOOKS.entries()) {
        for (let chapter = 1; chapter <= chapters; chapter++) {
          const spans = from.chapterBlocks(book, chapter)!.flatMap(spansOf);
          const numbers = spans.filter((span) => span.isStart).map((span) => span.verse);
          expect(numbers).toEqual(Array.from({ length: from.verseCount(book, chapter) }, (_, i) => i + 1));
        }
      }
    }
  });

  it('knows the chapter before and after, across books', () => {
    expect(neighbour(0, 1, -1)).toBeNull();
    expect(neighbour(0, 50, 1)).toEqual({ book: 1, chapter: 1 });
    expect(neighbour(1, 1, -1)).toEqual({ book: 0, chapter: 50 });
    expect(neighbour(65, 22, 1)).toBeNull();
  });
});

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

describe('search', () => {
  const found = (query: string, from = kjv) => {
    const { verses } = from.find(query);
    return Array.from(verses, (verse) => from.verseAt(verse).reference);
  };

  it('finds a phrase exactly where it stands', () => {
    expect(found('"born again"')).toEqual(['John 3:3', 'John 3:7', '1 Peter 1:23']);
    expect(found('“Born AGAIN”')).toEqual(['John 3:3', 'John 3:7', '1 Peter 1:23']);
  });

  it('needs every word, and ranks whole words before beginnings', () => {
    const results = found('comfort rod', web);
    expect(results).toContain('Psalm 23:4');
    const texts = Array.from(web.find('shepherd').verses, (verse) => web.verseAt(verse).text);
    const isWhole = texts.map((words) => /\bshepherd(’s)?(?![’\w])/i.test(words));
    expect(isWhole.lastIndexOf(true)).toBeLessThan(isWhole.indexOf(false));
  });

  it('does not care for case, diacritics or apostrophes', () => {
    expect(found('LÓVE')).toEqual(found('love'));
    expect(found("lord's", web)).toEqual(found('lord’s', web));
    expect(found('dont fret', web)).toEqual(found('don’t fret', web));
    expect(found('dont fret', web)).toContain('Psalm 37:1');
  });

  it('counts a possessive as its word, and keeps contractions apart from words that look like them', () => {
    const isGods = (words: string) => /\bGod’s\b/.test(words) && !/\bgod(?!’)/i.test(words);
    const order = Array.from(web.find('god').verses, (verse) => web.verseAt(verse).text);
    const firstPrefix = order.findIndex((words) => !/\bgod(’s)?(?![’\w])/i.test(words));
    expect(order.slice(0, firstPrefix).some(isGods)).toBe(true);
    const hell = Array.from(web.find('hell').verses, (verse) => web.verseAt(verse).text);
    expect(hell.every((words) => /\bhell/i.test(words))).toBe(true);
  });

  it('finds nothing for nothing, and never what is blank', () => {
    expect(found('')).toEqual([]);
    expect(found('"…"')).toEqual([]);
    expect(found('"oldest manuscripts"', web)).toEqual([]);
  });

  it('agrees with reading every verse, for any two words', () => {
    const vocabulary = ['god', 'light', 'sea', 'bread', 'mercy', 'king', 'water', 'son'];
    const all = everyVerse(web);
    fc.assert(
      fc.property(fc.subarray(vocabulary, { minLength: 1, maxLength: 2 }), (words) => {
        const slow = all.filter(({ text }) =>
          words.every((word) => new RegExp(`(^|[^\\p{L}\\p{N}’'])${word}`, 'iu').test(text)),
        );
        expect([...found(words.join(' '), web)].sort()).toEqual(
          slow.map(({ reference }) => reference).sort(),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('says where the hits stand', () => {
    const verse = text(kjv, 'John 3:3')!;
    const hits = kjv.hits(verse, kjv.find('"born again" kingdom').terms);
    expect(hits.map(([start, end]) => verse.slice(start, end))).toEqual(['born again', 'kingdom']);
  });
});

describe('the verse of the day', () => {
  it('has a verse for every day, each once, each there in both translations', () => {
    expect(VERSE_CALENDAR.length).toBeGreaterThanOrEqual(366);
    expect(new Set(VERSE_CALENDAR.map(String)).size).toBe(VERSE_CALENDAR.length);
    for (const [book, chapter, verse] of VERSE_CALENDAR) {
      for (const from of [web, kjv]) {
        const found = from.verse(book, chapter, verse);
        expect(found?.text.length, `${BOOKS[book]!.id} ${chapter}:${verse}`).toBeGreaterThan(10);
      }
    }
  });

  it('is the same all day, another one the next, and none again within a year', () => {
    expect(verseOfDate('2026-11-21')).toEqual(verseOfDate('2026-11-21'));
    const year = Array.from({ length: 366 }, (_, day) =>
      String(verseOfDate(Temporal.PlainDate.from('2028-01-01').add({ days: day }).toString())),
    );
    expect(new Set(year).size).toBe(366);
    expect(formatReference(...FIRST_DAY_VERSE)).toBe('John 3:16');
  });
});
