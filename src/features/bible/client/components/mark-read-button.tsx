import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCurrentUser, useIsSecret } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { markChapterRead, unmarkChapterRead } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { chaptersReadQuery } from '../bible-queries.ts';
import { chapterMarkedRead, chapterUnmarked, readTodayQuery } from '../chapter-marks.ts';
import { HasRead, notReadLabel } from '../kept-marks/has-read.tsx';
import { keepMark, keptMarks } from '../kept-marks/kept-marks.ts';
import { useMarkOfToday } from '../kept-marks/use-mark-of-today.ts';
import { WaitingMark } from '../kept-marks/waiting-mark.tsx';

/** `MarkReadOf` for whoever is signed in. */
export function MarkReadButton(props: Omit<Parameters<typeof MarkReadOf>[0], 'userId'>) {
  const { user } = useCurrentUser();
  return user === null ? null : <MarkReadOf {...props} userId={user.id} />;
}

/**
 * Marks the chapter read, once a day, and says what it earned; what was marked today can be taken back. Without a connection it is kept,
 * and noted once there is one.
 */
function MarkReadOf({
  userId,
  bookId,
  chapter,
  isFirst,
  onRead,
}: {
  userId: string;
  bookId: string;
  chapter: number;
  /** No other chapter stands above it: 'this chapter' is enough. */
  isFirst: boolean;
  onRead: () => void;
}) {
  const { data: read } = useQuery(chaptersReadQuery);
  const { data: readToday } = useQuery(readTodayQuery);
  const { mark, unmark, isPending } = useMarks({ userId, bookId, chapter, onRead });
  const waitsSince = useMarkOfToday(userId, bookId, chapter);
  const id = `${bookId}.${chapter}`;
  const name = chapterName(bookId, chapter);
  const called = isFirst ? null : name;
  if (waitsSince !== null) {
    return <WaitingMark userId={userId} mark={{ bookId, chapter, readAt: waitsSince }} name={called} />;
  }
  if (!read?.includes(id)) {
    return (
      <Button size="lg" pending={isPending} disabled={read === undefined} onClick={mark}>
        Mark {isFirst ? 'chapter' : name} as read
      </Button>
    );
  }
  const ofToday = readToday?.find(({ chapterId }) => chapterId === id);
  return (
    <HasRead name={called}>
      {ofToday ? (
        <Button variant="ghost" pending={isPending} onClick={() => unmark(ofToday.readAt)}>
          {notReadLabel(called)}
        </Button>
      ) : (
        <Button variant="ghost" pending={isPending} disabled={readToday === undefined} onClick={mark}>
          {isFirst ? 'I read it again today' : `I read ${name} again today`}
        </Button>
      )}
    </HasRead>
  );
}

function useMarks({
  userId,
  bookId,
  chapter,
  onRead,
}: {
  userId: string;
  bookId: string;
  chapter: number;
  onRead: () => void;
}) {
  const isSecret = useIsSecret();
  const pressedAt = useRef(0);
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
    onError: (error) => {
      const mark = { bookId, chapter, readAt: pressedAt.current };
      // No answer has come: where it had arrived all the same, it is noted once.
      if (error instanceof TypeError && keepMark(userId, mark)) onRead();
      else tellNotMarked(error);
    },
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
    mark: () => {
      const readAt = serverNow();
      pressedAt.current = readAt;
      // What waits goes first: a day that somebody has lived on does not get back one before it.
      const isBehind = keptMarks.of(userId).length > 0;
      if (isBehind && keepMark(userId, { bookId, chapter, readAt })) return onRead();
      marking.mutate({ params, body: {} });
    },
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
