import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import type { Citation } from '../../debates-fields.ts';

/** What a claim cites, underlined among the verses around it. */
export function CitationPanel({ citation, action }: { citation: Citation; action?: ReactNode }) {
  const { reference, translation, path, verses } = citation;
  const first = verses.findIndex(({ isCited }) => isCited);
  const chapters = new Set(verses.map(({ chapter }) => chapter)).size;
  return (
    <figure className="rounded-[14px] bg-inset px-4 pt-3.5 pb-1">
      <blockquote className="font-scripture text-[1.0625rem]/[1.58] text-ink-soft">
        {verses.map(({ id, chapter, verse, text, isCited }, place) => (
          // A phone's first screen belongs to the claim: it leads from what is cited on.
          <span key={id} className={cn(place < first && 'max-lg:hidden')}>
            <span className="align-super font-sans text-[0.6875rem] leading-none font-semibold text-ink-soft">
              {chapters > 1 ? `${chapter}:${verse}` : verse}{' '}
            </span>
            {isCited ? (
              <mark className="bg-transparent text-ink underline decoration-dusk decoration-2 underline-offset-4">
                {text.trim()}
              </mark>
            ) : (
              text.trim()
            )}{' '}
          </span>
        ))}
      </blockquote>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-sm font-medium text-ink-soft">
          {reference}, {translation}
        </span>
        {action ?? (
          <Link
            href={path}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
          >
            Read in context
            <span className="sr-only">: {reference}</span>
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
