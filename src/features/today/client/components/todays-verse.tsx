import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { passagePath, useVerseOfTheDay } from '#features/bible/client/for-other-features.ts';
import { withMissingMarks } from '#features/bible/quotation.rules.ts';
import { cn } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** One that takes more than six lines of a phone is whole all the same, in smaller letters: the lamps below it are near then, too. */
const isLong = (text: string) => text.length > 180;

/** The passage of the day; `beside` stands at the end of its reference. */
export function TodaysVerse({ beside }: { beside: ReactNode }) {
  const { verse, label, language } = useVerseOfTheDay();
  return (
    <figure>
      {verse === undefined ? (
        <Skeleton className="h-16" />
      ) : (
        <blockquote
          {...language}
          className={cn(
            'font-scripture',
            isLong(verse.text) ? 'text-[1.0625rem]/[1.45]' : 'text-[1.1875rem]/[1.45]',
          )}
        >
          {withMissingMarks(verse.text)}
        </blockquote>
      )}
      <figcaption className="flex items-center justify-between gap-3">
        {verse === undefined ? (
          <span />
        ) : (
          <Link
            href={passagePath(verse.verseIds)}
            // The ring of the focus stays inside, off the verse's last line.
            className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-ink-soft underline-offset-4 hover:underline focus-visible:-outline-offset-4"
          >
            {verse.reference}, {label}
          </Link>
        )}
        {beside}
      </figcaption>
    </figure>
  );
}
