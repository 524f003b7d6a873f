import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { listOfChapter } from '../journal.contract.ts';

/** What the journal has about verses of a chapter, for its page. */
export const wordsAtVerses = {
  queryKeyOf: (bookId: string, chapter: number) =>
    endpointQuery(listOfChapter, { params: { bookId, chapter: String(chapter) } }).queryKey,
  pathOf: (id: string) => `/journal/${id}`,
  from: 'from my journal',
};
