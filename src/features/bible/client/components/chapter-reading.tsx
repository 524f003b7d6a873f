import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Link } from 'wouter';
import { ApiError, serverMessageOr } from '#platform/client/api-error.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { VerseNote } from '../../annotations.contract.ts';
import { isOurs, type TextId, TRANSLATIONS } from '../../bible.rules.ts';
import { BOOKS, citationOf } from '../../books.rules.ts';
import type { VerseMarks } from '../annotations/verse-marks.ts';
import { shownChapterQuery, translationsQuery } from '../bible-queries.ts';
import { ChapterHeading } from './chapter-heading.tsx';
import { ChapterText } from './chapter-text.tsx';
import { KeptVerse } from './kept-verse.tsx';

/** A chapter with its heading, as it loads or fails. */
export function ChapterReading({
  bookId,
  chapter,
  translation,
  headingLevel,
  selected,
  marks,
  onNote,
  kept,
}: {
  bookId: string;
  chapter: number | string;
  translation: TextId;
  headingLevel: 1 | 2;
  /** The verses that are chosen. */
  selected: readonly number[];
  marks: VerseMarks;
  onNote: (note: VerseNote) => void;
  /** Where whoever reads it stays at the verse that they see. */
  kept?: Pick<ComponentProps<typeof KeptVerse>, 'text' | 'above'> | undefined;
}) {
  const { data, error, refetch } = useQuery(shownChapterQuery(bookId, chapter, translation));
  const queryClient = useQueryClient();
  // A text that was taken away meanwhile: the list is asked for again, and what is read follows it back to one of ours.
  const mayBeGone = error instanceof ApiError && error.status === 404 && !isOurs(translation);
  useEffect(() => {
    if (mayBeGone) void queryClient.invalidateQueries(onlyQuery(translationsQuery));
  }, [mayBeGone, queryClient]);
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  if (error !== null) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <Heading className="text-2xl">This chapter did not open</Heading>
        <p>{whyNotOpened(error, bookId)}</p>
        <div className="flex flex-wrap gap-3">
          <Link href="/bible" className={buttonClasses()}>
            Back to the Bible Reader
          </Link>
          {/* What there is not is not there at a second try either. */}
          {!(error instanceof ApiError && error.status === 404) && (
            <Button variant="secondary" onClick={() => refetch()}>
              Try again
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <>
      {/* Beside the text, so that it is asked by the very update that changes it: the page around may have known of it before. */}
      {kept && <KeptVerse {...kept} shown={data} />}
      <ChapterHeading
        level={headingLevel}
        // The name is known without the server, so that the heading stands still when the text comes.
        book={citationOf(bookId)}
        chapter={data?.chapter ?? chapter}
        edition={data?.text.edition ?? editionOf(translation)}
      />
      {data === undefined ? (
        <div role="status" aria-label="Opening the chapter" className="min-h-[100dvh]">
          <Skeleton className="h-96" />
        </div>
      ) : (
        <ChapterText chapter={data} selected={selected} marks={marks} onNote={onNote} />
      )}
    </>
  );
}

/** 'World English Bible, 2018', of ours, before the text has come: people who compare texts know by the year which one they read. */
function editionOf(translation: TextId): string {
  const ours = TRANSLATIONS.find(({ id }) => id === translation);
  return ours ? `${ours.name}, ${ours.edition}` : '\u00a0';
}

/** The server names the ids of all books, for whoever calls it. A reader chooses by names. */
function whyNotOpened(error: Error, bookId: string): string {
  if (!BOOKS.some(({ id }) => id === bookId.toUpperCase()))
    return 'There is no such book. Please choose one.';
  return serverMessageOr(error, 'Please look at your connection and try again.');
}
