import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayText } from '#platform/client/day-text.ts';
import { cn } from '#ui/class-names.ts';
import { fromTo } from '../../verse-numbers.rules.ts';
import { chapterIdOf, verseNumberOf, versesPath } from '../verse-path.ts';

/** A passage in a list: its place, which leads to it, its words, and when something of it was kept. */
export function KeptVerses({
  verseId,
  lastVerse,
  reference,
  quote,
  createdAt,
  quoteClasses,
  children,
}: {
  verseId: string;
  lastVerse: number;
  reference: string;
  quote: string;
  createdAt: number;
  quoteClasses?: string | undefined;
  children?: ReactNode;
}) {
  const verses = fromTo(verseNumberOf(verseId), lastVerse);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          href={versesPath(chapterIdOf(verseId), verses)}
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          {reference}
        </Link>
        <span className="text-sm text-ink-soft">{dayText(createdAt)}</span>
      </div>
      <p className="scripture" lang="en">
        <span className={cn('box-decoration-clone rounded-sm', quoteClasses)}>{quote}</span>
      </p>
      {children}
    </>
  );
}
