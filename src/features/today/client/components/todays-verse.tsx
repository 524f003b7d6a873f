import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { passagePath, useVerseOfTheDay } from '#features/bible/client/for-other-features.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The passage of the day; `beside` stands at the end of its reference. */
export function TodaysVerse({ beside }: { beside: ReactNode }) {
  const { verse, label, language } = useVerseOfTheDay();
  return (
    <figure>
      {verse === undefined ? (
        <Skeleton className="h-16" />
      ) : (
        <blockquote {...language} className="line-clamp-6 font-scripture text-[1.1875rem]/[1.45]">
          {verse.text}
        </blockquote>
      )}
      <figcaption className="flex items-center justify-between gap-3">
        {verse === undefined ? (
          <span />
        ) : (
          <Link
            href={passagePath(verse.verseIds)}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-ink-soft underline-offset-4 hover:underline"
          >
            {verse.reference}, {label}
          </Link>
        )}
        {beside}
      </figcaption>
    </figure>
  );
}
