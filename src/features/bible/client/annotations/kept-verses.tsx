import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayText } from '#platform/client/day-text.ts';
import { cn } from '#ui/class-names.ts';
import type { TextId } from '../../bible.rules.ts';
import { fromTo } from '../../verse-numbers.rules.ts';
import { useTextLanguage } from '../use-text-language.ts';
import { chapterIdOf, verseNumberOf, versesPath } from '../verse-path.ts';

/** A passage in a list: its place, which leads to it, its words, and when something of it was kept. */
export function KeptVerses({
  verseId,
  lastVerse,
  reference,
  quote,
  createdAt,
  translation,
  quoteClasses,
  children,
}: {
  verseId: string;
  lastVerse: number;
  reference: string;
  quote: string;
  createdAt: number;
  /** The text that the quote is of. */
  translation: TextId;
  quoteClasses?: string | undefined;
  children?: ReactNode;
}) {
  const language = useTextLanguage(translation);
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
      <p {...language} className="scripture">
        <span className={cn('box-decoration-clone rounded-sm', quoteClasses)}>{quote}</span>
      </p>
      {children}
    </>
  );
}
