import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { type Annotations, setHighlights } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import { verseNumberOf } from '../verse-path.ts';
import { highlightsSet, withHighlights } from './annotation-changes.ts';
import { annotationsQuery } from './annotation-queries.ts';

type Highlights = Annotations['highlights'];

interface Change {
  verses: readonly number[];
  color: HighlightColor | null;
}

/** What the server has of chapters' highlights, by their queries, while changes of them are on their way, one after another. */
const saved = new Map<string, { highlights: Highlights; onTheirWay: readonly Change[] }>();

/** Gives verses a colour, or takes it away. It shows at once; where it could not be kept it goes again, and says so. */
export function useHighlight(bookId: string, chapter: number) {
  const queryClient = useQueryClient();
  const { queryKey } = annotationsQuery(bookId, chapter);
  const name = JSON.stringify(queryKey);
  /** Shows changes on top of what is shown now: another tab may have marked other verses. */
  function show(changes: readonly Change[], from = (now: Highlights) => now) {
    queryClient.setQueryData<Annotations>(
      queryKey,
      (now) =>
        now && {
          ...now,
          highlights: changes.reduce(
            (shown, { verses, color }) => withHighlights(shown, verses, color),
            from(now.highlights),
          ),
        },
    );
  }
  // Not told to the one call: what is said of that is lost when the bar is closed before the answer.
  const { mutate, isPending } = useEndpointMutation(setHighlights, {
    // The last colour wins, also where the first is slow to arrive.
    scope: { id: name },
    changes: highlightsSet,
    onSuccess: (_, { body: { verseIds, color } }) => {
      const known = saved.get(name);
      if (known) known.highlights = withHighlights(known.highlights, verseIds.map(verseNumberOf), color);
    },
    onError: (error, { body: { color } }) =>
      toast({
        title: color === null ? 'Still Highlighted' : 'Not Highlighted',
        description: serverMessageOr(error, 'Please look at your connection and try again.'),
        variant: 'destructive',
      }),
    onSettled: (_, error, { body: { verseIds } }) => {
      const known = saved.get(name);
      if (!known) return;
      const onTheirWay = known.onTheirWay.slice(1);
      if (onTheirWay.length === 0) saved.delete(name);
      else saved.set(name, { ...known, onTheirWay });
      const verses = verseIds.map(verseNumberOf);
      show(onTheirWay, (now) => (error ? asSaved(now, known.highlights, verses) : now));
    },
  });
  function highlight(verses: readonly number[], color: HighlightColor | null) {
    const shown = queryClient.getQueryData<Annotations>(queryKey);
    if (shown) {
      const { highlights, onTheirWay } = saved.get(name) ?? { highlights: shown.highlights, onTheirWay: [] };
      const last = onTheirWay.at(-1);
      // Pressed twice at once: it is on its way.
      if (last?.color === color && String(last.verses) === String(verses)) return;
      const change = { verses, color };
      saved.set(name, { highlights, onTheirWay: [...onTheirWay, change] });
      show([change]);
    }
    mutate({ body: { verseIds: verses.map((verse) => `${bookId}.${chapter}.${verse}`), color } });
  }
  return { highlight, isPending };
}

/** What is shown, with these verses as the server has them. */
function asSaved(now: Highlights, known: Highlights, verses: readonly number[]): Highlights {
  const others = now.filter(({ verse }) => !verses.includes(verse));
  const these = known.filter(({ verse }) => verses.includes(verse));
  return [...others, ...these].sort((a, b) => a.verse - b.verse);
}
