import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { type Annotations, setHighlights } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import { verseNumberOf } from '../verse-path.ts';
import { highlightsSet, withHighlights } from './annotation-changes.ts';
import { annotationsQuery } from './annotation-queries.ts';

/** What the server has of chapters' highlights, by their queries, while changes of them are on their way. */
const saved = new Map<string, { highlights: Annotations['highlights']; onTheirWay: number }>();

/** Gives verses a colour, or takes it away. It shows at once; where it could not be kept it goes again, and says so. */
export function useHighlight(bookId: string, chapter: number) {
  const queryClient = useQueryClient();
  const { queryKey } = annotationsQuery(bookId, chapter);
  const name = JSON.stringify(queryKey);
  // Not told to the one call: what is said of that is lost when the bar is closed before the answer.
  const { mutate, isPending } = useEndpointMutation(setHighlights, {
    changes: highlightsSet,
    onSuccess: (_, { body: { verseIds, color } }) => {
      const known = saved.get(name);
      if (known) known.highlights = withHighlights(known.highlights, verseIds.map(verseNumberOf), color);
    },
    onError: (error, { body: { verseIds, color } }) => {
      const known = saved.get(name);
      const verses = verseIds.map(verseNumberOf);
      // These verses alone: others may have been given a colour meanwhile.
      queryClient.setQueryData<Annotations>(
        queryKey,
        (now) => known && now && { ...now, highlights: asSaved(now.highlights, known.highlights, verses) },
      );
      toast({
        title: color === null ? 'Still Highlighted' : 'Not Highlighted',
        description: serverMessageOr(error, 'Please look at your connection and try again.'),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      const known = saved.get(name);
      if (known && --known.onTheirWay === 0) saved.delete(name);
    },
  });
  function highlight(verses: readonly number[], color: HighlightColor | null) {
    const shown = queryClient.getQueryData<Annotations>(queryKey);
    if (shown) {
      const known = saved.get(name) ?? { highlights: shown.highlights, onTheirWay: 0 };
      saved.set(name, { ...known, onTheirWay: known.onTheirWay + 1 });
      const highlights = withHighlights(shown.highlights, verses, color);
      queryClient.setQueryData<Annotations>(queryKey, { ...shown, highlights });
    }
    mutate({ body: { verseIds: verses.map((verse) => `${bookId}.${chapter}.${verse}`), color } });
  }
  return { highlight, isPending };
}

function asSaved(
  now: Annotations['highlights'],
  known: Annotations['highlights'],
  verses: readonly number[],
): Annotations['highlights'] {
  const others = now.filter(({ verse }) => !verses.includes(verse));
  const these = known.filter(({ verse }) => verses.includes(verse));
  return [...others, ...these].sort((a, b) => a.verse - b.verse);
}
