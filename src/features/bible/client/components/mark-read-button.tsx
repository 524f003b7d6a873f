import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { markChapterRead, unmarkChapterRead } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { chaptersReadQuery } from '../bible-queries.ts';
import { chapterMarkedRead, chapterUnmarked, readTodayQuery } from '../chapter-marks.ts';

/** Marks the chapter read, once a day, and says what it earned; what was marked today can be taken back. */
export function MarkReadButton({
  bookId,
  chapter,
  isFirst,
  onRead,
}: {
  bookId: string;
  chapter: number;
  /** No other chapter stands above it: 'this chapter' is enough. */
  isFirst: boolean;
  onRead: () => void;
}) {
  const { data: read } = useQuery(chaptersReadQuery);
  const { data: readToday } = useQuery(readTodayQuery);
  const { mark, unmark, isPending } = useMarks(bookId, chapter, onRead);
  const id = `${bookId}.${chapter}`;
  const name = chapterName(bookId, chapter);
  if (!read?.includes(id)) {
    return (
      <Button size="lg" pending={isPending} disabled={read === undefined} onClick={mark}>
        Mark {isFirst ? 'chapter' : name} as read
      </Button>
    );
  }
  const ofToday = readToday?.find(({ chapterId }) => chapterId === id);
  return (
    <div className="flex flex-col items-center gap-1">
      <p className="flex min-h-11 items-center justify-center gap-2 font-semibold text-leaf">
        <CheckCircleIcon size={22} weight="fill" aria-hidden className="shrink-0" /> You have read{' '}
        {isFirst ? 'this chapter' : name}
      </p>
      {ofToday ? (
        <Button variant="ghost" pending={isPending} onClick={() => unmark(ofToday.readAt)}>
          {isFirst ? 'Not read after all' : `${name} was not read after all`}
        </Button>
      ) : (
        <Button variant="ghost" pending={isPending} disabled={readToday === undefined} onClick={mark}>
          {isFirst ? 'I read it again today' : `I read ${name} again today`}
        </Button>
      )}
    </div>
  );
}

function useMarks(bookId: string, chapter: number, onRead: () => void) {
  const isSecret = useIsSecret();
  const params = { bookId, chapter: String(chapter) };
  const marking = useEndpointMutation(markChapterRead, {
    changes: chapterMarkedRead,
    onSuccess: ({ xpEarned }) => {
      onRead();
      toast({
        title: 'Chapter Read',
        description:
          xpEarned > 0 && !isSecret
            ? `You earned ${xpEarned} XP for this chapter.`
            : 'It is marked in your Bible.',
      });
    },
    onError: tellNotMarked,
  });
  const unmarking = useEndpointMutation(unmarkChapterRead, {
    changes: chapterUnmarked,
    onSuccess: ({ isRead }) =>
      toast({
        title: 'Taken Back',
        description: isRead ? 'It was read before, and not today.' : 'It is not marked any more.',
      }),
    onError: tellNotMarked,
  });
  return {
    mark: () => marking.mutate({ params }),
    unmark: (readAt: number) => unmarking.mutate({ params, query: { readAt } }),
    isPending: marking.isPending || unmarking.isPending,
  };
}

function tellNotMarked(error: Error): void {
  toast({
    title: 'Not Marked',
    description: serverMessageOr(error, 'Please look at your connection and try again.'),
    variant: 'destructive',
  });
}
