import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { type Annotations, setHighlights } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import { highlightsSet, withHighlights } from './annotation-changes.ts';
import { annotationsQuery } from './annotation-queries.ts';

/** Gives verses a colour, or takes it away. It shows at once; where it could not be kept it goes again, and says so. */
export function useHighlight(bookId: string, chapter: number) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useEndpointMutation(setHighlights, { changes: highlightsSet });
  const { queryKey } = annotationsQuery(bookId, chapter);
  function highlight(verses: readonly number[], color: HighlightColor | null) {
    const before = queryClient.getQueryData<Annotations>(queryKey);
    if (before) {
      const highlights = withHighlights(before.highlights, verses, color);
      queryClient.setQueryData<Annotations>(queryKey, { ...before, highlights });
    }
    mutate(
      { body: { verseIds: verses.map((verse) => `${bookId}.${chapter}.${verse}`), color } },
      {
        onError: (error) => {
          // These verses alone: others may have been given a colour meanwhile.
          queryClient.setQueryData<Annotations>(
            queryKey,
            (now) => before && now && { ...now, highlights: highlightsAsBefore(now, before, verses) },
          );
          toast({
            title: color === null ? 'Still Highlighted' : 'Not Highlighted',
            description: serverMessageOr(error, 'Please look at your connection and try again.'),
            variant: 'destructive',
          });
        },
      },
    );
  }
  return { highlight, isPending };
}

function highlightsAsBefore(now: Annotations, before: Annotations, verses: readonly number[]) {
  const others = now.highlights.filter(({ verse }) => !verses.includes(verse));
  const these = before.highlights.filter(({ verse }) => verses.includes(verse));
  return [...others, ...these].sort((a, b) => a.verse - b.verse);
}
