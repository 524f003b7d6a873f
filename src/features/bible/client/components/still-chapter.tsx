import type { Chapter } from '../../bible.contract.ts';
import { citationOf } from '../../books.rules.ts';
import { NO_MARKS } from '../annotations/verse-marks.ts';
import { ChapterHeading } from './chapter-heading.tsx';
import { ChapterText } from './chapter-text.tsx';

/** A chapter with its heading as on its own page, without anything that somebody has left in it. */
export function StillChapter({ chapter }: { chapter: Chapter }) {
  return (
    <article aria-label={`${citationOf(chapter.bookId)} ${chapter.chapter}`}>
      <ChapterHeading
        level={1}
        book={citationOf(chapter.bookId)}
        chapter={chapter.chapter}
        edition={chapter.text.edition}
      />
      <ChapterText chapter={chapter} selected={[]} marks={NO_MARKS} onNote={() => {}} />
    </article>
  );
}
