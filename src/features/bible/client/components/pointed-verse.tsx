import { Link } from 'wouter';
import { Card } from '#ui/card.tsx';
import type { Chapter } from '../../bible.contract.ts';
import { VerseActions } from './verse-actions.tsx';

/** The verse that the address points to, with what can be done with it. */
export function PointedVerse({ chapter, verse }: { chapter: Chapter; verse: number }) {
  const text = verseText(chapter, verse);
  const place = `${chapter.bookName === 'Psalms' ? 'Psalm' : chapter.bookName} ${chapter.chapter}`;
  if (text === '') {
    return (
      <Card role="status">
        {place} has no verse {verse}. Here is the whole chapter.
      </Card>
    );
  }
  const reference = `${place}:${verse}`;
  return (
    <Card padded={false} className="flex items-center justify-between gap-3 py-1 pl-5 pr-2">
      <p className="font-semibold">{reference}</p>
      <div className="flex items-center">
        <Link
          href={`/bible/${chapter.bookId}/${chapter.chapter}`}
          className="inline-flex min-h-11 items-center px-2 text-dusk underline-offset-4 hover:underline"
        >
          Whole chapter
        </Link>
        <VerseActions
          verse={{ id: `${chapter.bookId}.${chapter.chapter}.${verse}`, reference, text }}
          translation={chapter.translation}
        />
      </div>
    </Card>
  );
}

/** A verse's words out of the chapter's setting; empty where there is no such verse. */
function verseText(chapter: Chapter, verse: number): string {
  const spans = chapter.blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? block.spans
      : block.type === 'poetry'
        ? block.lines.flatMap((line) => line.spans)
        : [],
  );
  return spans
    .filter((span) => span.verse === verse)
    .map((span) => (span.isOmitted ? 'This verse has no text in this edition.' : span.text))
    .join(' ')
    .replace(/ ([,.;:?!])/g, '$1');
}
