import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { getGuidelines, getPrivacy } from '#features/guidelines/guidelines.contract.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HouseWords } from './house-words.tsx';

/** A text of the house on plain parchment, for whoever comes by: no picture, no bar, one way to the other text and one home. */
export function HousePage({
  endpoint,
  title,
  other,
}: {
  endpoint: typeof getGuidelines | typeof getPrivacy;
  /** Until the text is there, whose own title is shown then. */
  title: string;
  other: { href: string; label: string };
}) {
  const { data: text, isError, isFetching, refetch } = useQuery(endpointQuery(endpoint));
  return (
    <div className="min-h-dvh bg-ground">
      <header className="mx-auto flex min-h-18 max-w-2xl items-center px-3 sm:px-4">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control px-2 font-heading text-xl"
        >
          <LampMark className="size-8" />
          Lampstand
        </Link>
      </header>
      <MainContent className="mx-auto max-w-2xl px-5 pt-4 pb-16 sm:px-6 sm:pt-10">
        <h1 dir="auto" className="mb-7 text-3xl wrap-anywhere sm:text-5xl sm:tracking-tight">
          {text?.title ?? title}
        </h1>
        {text !== undefined && <HouseWords blocks={text.blocks} />}
        {text === undefined && !isError && <Skeleton className="h-96" />}
        {text === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => void refetch()} />}
        {/* It comes with the text, which would push it down. */}
        {(text !== undefined || isError) && (
          <nav aria-label="More" className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-4">
            <Link href={other.href} className={footLink}>
              {other.label}
            </Link>
            <Link href="/" className={footLink}>
              Home
            </Link>
          </nav>
        )}
      </MainContent>
    </div>
  );
}

const footLink = 'inline-flex min-h-11 items-center font-semibold text-dusk hover:underline';
