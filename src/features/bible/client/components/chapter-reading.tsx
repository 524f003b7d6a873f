import { useQuery } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TRANSLATIONS, type TranslationId } from '../../bible.rules.ts';
import { chapterQuery } from '../bible-queries.ts';
import { ChapterText } from './chapter-text.tsx';

/** A chapter with its heading, as it loads or fails. */
export function ChapterReading({
  bookId,
  chapter,
  translation,
  headingLevel,
  verse,
}: {
  bookId: string;
  chapter: number | string;
  translation: TranslationId;
  headingLevel: 1 | 2;
  /** The verse to point out. */
  verse?: number;
}) {
  const { data, error, refetch } = useQuery(chapterQuery(bookId, chapter, translation));
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  if (error !== null) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <Heading className="text-2xl">This chapter did not open</Heading>
        <p>{serverMessageOr(error, 'Please look at your connection and try again.')}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="min-h-[80dvh]">
        <Heading className="text-3xl text-ink-soft">Opening …</Heading>
        <Skeleton className="mt-6 h-96" />
      </div>
    );
  }
  const edition = TRANSLATIONS.find(({ id }) => id === translation);
  return (
    <>
      <Heading className="text-3xl">
        {data.bookName === 'Psalms' ? 'Psalm' : data.bookName} {data.chapter}
      </Heading>
      <p className="mb-5 mt-1 text-sm text-ink-soft">{edition?.name}</p>
      <ChapterText chapter={data} {...(verse !== undefined && { verse })} />
    </>
  );
}
