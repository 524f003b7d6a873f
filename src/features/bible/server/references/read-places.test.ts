import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kjv, versesAt, web } from '#test-support/bible-texts.ts';
import { BOOKS } from '../../books.rules.ts';
import { formatReference } from '../text/references.ts';
import { nameOfPlace } from './place-names.ts';
import { bookNamed, readPlaces } from './read-places.ts';

/** Every spelling of every book, in the ways in which people write a place of it. */
function* commonForms() {
  for (const [book, { name, citation, id, aliases, chapters }] of BOOKS.entries()) {
    const chapter = Math.min(2, chapters);
    const place = { book, chapter, from: 3, endChapter: chapter, to: 3 };
    const verse = nameOfPlace(place);
    const verses = nameOfPlace({ ...place, to: 4 });
    const whole = nameOfPlace({ ...place, from: null, to: null });
    for (const spelled of new Set([name, citation, id, ...aliases])) {
      yield { written: `${spelled} ${chapter}:3`, name: verse };
      yield { written: `${spelled.toUpperCase()} ${chapter}:3`, name: verse };
      yield { written: `${spelled}. ${chapter}.3`, name: verse };
      yield { written: `${spelled} ${chapter} v 3`, name: verse };
      yield { written: `${spelled} ${chapter},3`, name: verse };
      yield { written: `${spelled} ${chapter}:3-4`, name: verses };
      yield { written: `${spelled} ${chapter}:3–4`, name: verses };
      yield { written: `${spelled} ${chapter}:3f`, name: verses };
      yield { written: `(${spelled} ${chapter}:3)`, name: verse };
      yield { written: `${spelled} ${chapter}:3, KJV`, name: verse };
      if (chapters > 1) yield { written: `${spelled} ${chapter}`, name: whole };
      if (chapters > 1) yield { written: `${spelled} chapter ${chapter} verse 3`, name: verse };
    }
  }
}

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

  it.each(['John', 'love', '3:16', 'Hezekiah 3:16', 'John 99:1', 'John 3:0', 'Mt 5:3; Lk 99', '', 'I am 3'])(
    '%j is none',
    (query) => expect(readPlaces(query)).toBeNull(),
  );

  it.each([
    ['John 1 2', 'John 1:2', []],
    ['Joh 3,16', 'John 3:16', ['John 3', 'John 16']],
    ['Psalm 5,3', 'Psalm 5:3', ['Psalm 5', 'Psalm 3']],
    ['Gen 1, 3', 'Genesis 1; Genesis 3', ['Genesis 1:3']],
    ['Mt 5,3.5', 'Matthew 5:3; Matthew 5:5', ['Matthew 5', 'Matthew 3:5']],
    ['John 3:16; Rom 8:28', 'John 3:16; Romans 8:28', []],
    ['John 3:16 and Rom 8:28', 'John 3:16; Romans 8:28', []],
    ['Rom 8:28ff', 'Romans 8:28 ff.', []],
    ['Rev 22:19f', 'Revelation 22:19–20', []],
    ['John 3 v. 3', 'John 3:3', []],
    ['John 3:16-14', 'John 3:14–16', []],
    ['John 3:16 – 14 KJV', 'John 3:14–16', []],
    ['John 3,16-14', 'John 3:14–16', ['John 3', 'John 14–16']],
    ['Jude 9-5', 'Jude 1:5–9', []],
    ['Matt. 7-5', 'Matthew 5–7', []],
    ['John 3:16-14; Rom 8:28', 'John 3:14–16; Romans 8:28', []],
    ['Gen 2:1-1:31', 'Genesis 1:31–2:1', []],
    ['Rom 16:25-1 Cor 1:2', 'Romans 16:25 ff.; 1 Corinthians 1:1–2', []],
    ['(John 3:16)', 'John 3:16', []],
    ['see John 3:16.', 'John 3:16', []],
    ['Phlm 6', 'Philemon 1:6', []],
    ['Pslam 23', 'Psalm 23', []],
    ['Revelaton 3:20', 'Revelation 3:20', []],
    ['23rd Psalm', 'Psalm 23', []],
    ['Rom. viii. 28', 'Romans 8:28', []],
    ['John iii 16', 'John 3:16', []],
    ['Psalm XXIII:1', 'Psalm 23:1', []],
    ['1 John iv, 7-8', '1 John 4:7–8', []],
    ['Jude v 3', 'Jude 1:3', []],
    ['Kings 3', '1 Kings 3', ['2 Kings 3']],
    ['Gen 50:26-Exod 1:2', 'Genesis 50:26 ff.; Exodus 1:1–2', []],
  ])('%s is %s, or %j', (written, names, others) => {
    const read = readPlaces(written)!;
    expect(read.places.map(nameOfPlace).join('; ')).toBe(names);
    expect(read.others.flat().map(nameOfPlace)).toEqual(others);
  });

  it('tells a translation of ours that is named with them', () => {
    expect(readPlaces('John 3:16 KJV')?.translation).toBe('KJV');
    expect(readPlaces('Psalm 23:1-6 (web)')?.translation).toBe('WEB');
    expect(readPlaces('John 3:16 NIV')).toMatchObject({ translation: null, places: [{ chapter: 3 }] });
  });

  it('looks verses up in the text that is read', () => {
    expect(versesAt(web, 'Romans 14:24')[0]?.text).toContain('Now to him who is able');
    expect(versesAt(kjv, 'Romans 14:24')).toEqual([]);
    expect(versesAt(kjv, 'Romans 16:25')[0]?.text).toContain('Now to him that is of power');
  });

  it('understands 97 of 100 common forms, and reads none as another place', () => {
    const forms = [...commonForms()];
    const read = forms.map(({ written, name }) => {
      const places = readPlaces(written)?.places;
      return { written, name, read: places?.map(nameOfPlace).join('; ') };
    });
    expect(forms.length).toBeGreaterThan(3000);
    expect(read.filter((one) => one.read !== undefined && one.read !== one.name)).toEqual([]);
    expect(read.filter((one) => one.read === undefined).length).toBeLessThan(forms.length * 0.03);
  });

  it('takes little time for any text', () => {
    for (const text of ['1 '.repeat(100), 'Song of '.repeat(25), 'Ps '.repeat(66), '1:1,'.repeat(50)]) {
      expect(readPlaces(`${text}1`.slice(0, 200))).toBeNull();
    }
    expect(readPlaces(`John 3:16${' '.repeat(200)}`)).toBeNull();
  });

  it('reads back every reference that it writes', () => {
    const anyVerse = fc.record({
      book: fc.integer({ min: 0, max: 65 }),
      n: fc.nat(150),
      verse: fc.integer({ min: 1, max: 176 }),
    });
    fc.assert(
      fc.property(anyVerse, ({ book, n, verse }) => {
        const chapter = (n % BOOKS[book]!.chapters) + 1;
        expect(readPlaces(formatReference(book, chapter, verse))?.places).toEqual([
          { book, chapter, from: verse, endChapter: chapter, to: verse },
        ]);
      }),
    );
  });

  it('reads back the name of every chapter', () => {
    for (const [book, { chapters }] of BOOKS.entries()) {
      for (let chapter = 1; chapter <= chapters; chapter++) {
        const place = { book, chapter, from: null, endChapter: chapter, to: null };
        expect(readPlaces(nameOfPlace(place))?.places).toEqual([place]);
      }
    }
  });

  it('knows the name of a book alone', () => {
    const named = ['Genesis', 'mark', 'Phlm', '1 john', 'Song of Songs', 'love', '', 'Mark 2', 'jo'].map(
      bookNamed,
    );
    expect(named.map((book) => (book === null ? null : BOOKS[book]!.name))).toEqual([
      'Genesis',
      'Mark',
      'Philemon',
      '1 John',
      'Song of Solomon',
      null,
      null,
      null,
      null,
    ]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (query) => void readPlaces(query)));
  });
});
