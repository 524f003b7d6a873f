import { useAnnounced } from '#ui/use-announced.ts';
import { foundWords } from './found-words.ts';

/**
 * Says to a screen reader how much a search has found; the words in the field and the focus stay where they are.
 * @param of what was searched for; '' is no search, and says nothing
 * @param pages undefined until the first is there
 */
export function useFoundAnnounced(
  of: string,
  pages: readonly { items: readonly unknown[] }[] | undefined,
  hasNextPage: boolean,
  [one, many]: readonly [one: string, many: string],
): void {
  const [first] = pages ?? [];
  const hasMore = hasNextPage || (pages?.length ?? 0) > 1;
  const isThere = of !== '' && first !== undefined;
  useAnnounced(isThere ? foundWords(first.items.length, hasMore, one, many) : null, of);
}
