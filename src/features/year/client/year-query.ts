import type { QueryClient } from '@tanstack/react-query';
import type { MoodId } from '#features/journal/journal.rules.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { getDayOfYear, getPageOfYear, getYear, listEntriesOfYear } from '../year.contract.ts';

/** A year of mine; without one, that of today. */
export const yearQuery = (of: string | null) => endpointQuery(getYear, { query: of === null ? {} : { of } });

/** The page to keep of a year. */
export const pageQuery = (of: string | null) =>
  endpointQuery(getPageOfYear, { query: of === null ? {} : { of } });

export const dayQuery = (date: string) => endpointQuery(getDayOfYear, { params: { date } });

/** What I wrote in a year or a month, with this mood or with any. */
export const linesQuery = (of: string, mood: MoodId | null) =>
  endpointPages(listEntriesOfYear, { query: mood === null ? { of } : { of, mood } });

/** Whatever is done may belong to a year: after each call that changed something, it is asked again as soon as it is shown. */
export function followYear(queryClient: QueryClient): void {
  onAnswers(() =>
    changeAnswers(queryClient, (cache) => {
      cache.set(getYear, () => undefined);
      cache.set(getDayOfYear, () => undefined);
      cache.set(getPageOfYear, () => undefined);
      cache.setPages(listEntriesOfYear, () => undefined);
    }),
  );
}
