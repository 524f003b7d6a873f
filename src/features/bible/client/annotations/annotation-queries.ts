import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getAnnotations, getColorNames, listHighlights, listNotes } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import type { TextId } from '../../bible.rules.ts';

export function annotationsQuery(bookId: string, chapter: string | number) {
  return endpointQuery(getAnnotations, { params: { bookId, chapter: String(chapter) } });
}

export const colorNamesQuery = endpointQuery(getColorNames);

/** What is kept of a list of highlights or notes; what is empty is left out. */
export interface AnnotationFilter {
  translation: TextId;
  bookId: string;
  day: string;
}

export function highlightPages({ translation, bookId, day }: AnnotationFilter, color: HighlightColor | '') {
  return endpointPages(listHighlights, {
    query: { translation, ...(bookId && { bookId }), ...(day && { day }), ...(color && { color }) },
  });
}

export function notePages({ translation, bookId, day }: AnnotationFilter, q: string) {
  return endpointPages(listNotes, {
    query: { translation, ...(bookId && { bookId }), ...(day && { day }), ...(q && { q }) },
  });
}
