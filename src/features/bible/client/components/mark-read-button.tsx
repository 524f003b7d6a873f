import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { markChapterRead } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { chapterMarkedRead } from '../bible-changes.ts';
import { chaptersReadQuery } from '../bible-queries.ts';

/** Marks the chapter read, once, and says what it earned. */
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
  const isSecret = useIsSecret();
  const name = chapterName(bookId, chapter);
  const { mutate, isPending } = useEndpointMutation(markChapterRead, {
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
    onError: (error) =>
      toast({
        title: 'Not Marked',
        description: serverMessageOr(error, 'Please look at your connection and try again.'),
        variant: 'destructive',
      }),
  });
  if (read?.includes(`${bookId}.${chapter}`)) {
    return (
      <p className="flex min-h-11 items-center justify-center gap-2 font-semibold text-leaf">
        <CheckCircleIcon size={22} weight="fill" aria-hidden /> You have read{' '}
        {isFirst ? 'this chapter' : name}
      </p>
    );
  }
  return (
    <Button
      size="lg"
      pending={isPending}
      disabled={read === undefined}
      onClick={() => mutate({ params: { bookId, chapter: String(chapter) } })}
    >
      Mark {isFirst ? 'chapter' : name} as read
    </Button>
  );
}
