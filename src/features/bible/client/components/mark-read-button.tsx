import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { chaptersReadQuery, markRead } from '../bible-queries.ts';

/** Marks the chapter read, once, and says what it earned. */
export function MarkReadButton({ bookId, chapter }: { bookId: string; chapter: number }) {
  const queryClient = useQueryClient();
  const { data: read } = useQuery(chaptersReadQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: () => markRead(bookId, chapter),
    onSuccess: ({ xpEarned, chapterId }) => {
      queryClient.setQueryData(chaptersReadQuery.queryKey, (before = []) => [
        ...new Set([...before, chapterId]),
      ]);
      toast({
        title: 'Chapter Read',
        description:
          xpEarned > 0 ? `You earned ${xpEarned} XP for this chapter.` : 'It is marked in your Bible.',
      });
      return queryClient.invalidateQueries({ queryKey: currentUserKey });
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
        <CheckCircleIcon size={22} weight="fill" aria-hidden /> You have read this chapter
      </p>
    );
  }
  return (
    <Button size="lg" pending={isPending} disabled={read === undefined} onClick={() => mutate()}>
      Mark chapter as read
    </Button>
  );
}
