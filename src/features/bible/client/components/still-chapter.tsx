import type { Chapter } from '../../bible.contract.ts';
import { citationOf } from '../../books.rules.ts';
import { NO_MARKS } from '../annotations/verse-marks.ts';
import { MarkForLater } from '../kept-marks/mark-for-later.tsx';
import { ChapterHeading } from './chapter-heading.tsx';
import { ChapterText } from './chapter-text.tsx';

/**
 * A chapter with its heading as on its own page, without anything that somebody has left in it; marked as read, it is noted later.
 * `reader`: whose browser it is, as far as that is known.
 */
export function StillChapter({ chapter, reader }: { chapter: Chapter; reader: string | null }) {
  return (
    <article aria-label={`${citationOf(chapter.bookId)} ${chapter.chapter}`}>
      <ChapterHeading
        level={1}
        book={citationOf(chapter.bookId)}
        chapter={chapter.chapter}
        edition={chapter.text.edition}
      />
      <ChapterText chapter={chapter} selected={[]} marks={NO_MARKS} onNote={() => {}} />
      {reader !== null && (
        <div className="mt-10 flex justify-center">
          <MarkForLater userId={reader} bookId={chapter.bookId} chapter={chapter.chapter} />
        </div>
      )}
    </article>
  );
}
