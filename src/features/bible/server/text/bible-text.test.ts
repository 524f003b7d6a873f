import { describe, expect, it } from 'vitest';
import { everyVerse, kjv, textAt, versesAt, web } from '#test-support/bible-texts.ts';
import { BOOKS, OLD_TESTAMENT_BOOKS } from '../../books.rules.ts';
import { tidy } from './load-web.ts';
import { OMITTED_VERSES } from './omitted-verses.ts';
import { bookIndex } from './references.ts';
import { DROPPED_SELAHS } from './selah.ts';
import { spansOf } from './translation.ts';

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
    expect(textAt(web, 'Ezekiel 19:10')).toMatch(/^“\u00a0‘Your mother/);
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
    expect(textAt(web, 'Ps 57:3')).toMatch(/pursuing me\. Selah\. God will send out/);
  });

  it('spaces what ran together or stood apart', () => {
    expect(textAt(web, 'Rev 7:14')).toContain('suffering. They');
    expect(textAt(web, 'Job 30:7')).toContain('nettles.');
  });

  it('has an apostrophe where the package has another mark', () => {
    expect(textAt(web, 'Isaiah 62:3')).toContain('Yahweh’s hand');
    for (const { id, text } of everyVerse(web)) expect(text, id).not.toMatch(/[a-z]‘/);
  });

  it('marks shekels in Exodus 38:28 as the translators’ word', () => {
    const added = kjv
      .chapterBlocks(bookIndex('EXO')!, 38)!
      .flatMap(spansOf)
      .filter((span) => span.verse === 28 && span.isAdded);
    expect(added.map(({ text }) => text)).toEqual(['shekels']);
  });

  it('gives Psalm 9:16 its Meditation', () => {
    expect(textAt(web, 'Ps 9:16')).toMatch(/Meditation\. Selah\.$/);
  });

  it.each(['Luke 17:36', 'Acts 8:37', 'Acts 15:34', 'Acts 24:7', 'Romans 16:25'])(
    'says why %s is blank',
    (place) => {
      const [verse] = versesAt(web, place);
      expect(verse!.text).toBe(OMITTED_VERSES.get(verse!.id));
      expect(textAt(kjv, place)).not.toContain('World English Bible');
    },
  );

  it('has at Romans 14 what it says is there', () => {
    expect(textAt(web, 'Rom 16:25')).toContain('Romans 14:24–26');
    expect(textAt(web, 'Rom 14:24')).toContain('establish you');
  });

  it('quotes both translations exactly', () => {
    expect(textAt(web, 'John 11:35')).toBe('Jesus wept.');
    expect(textAt(kjv, 'Genesis 1:1')).toBe('In the beginning God created the heaven and the earth.');
    expect(textAt(kjv, 'Psalm 3:2')).toBe(
      'Many there be which say of my soul, There is no help for him in God. Selah.',
    );
  });
});
