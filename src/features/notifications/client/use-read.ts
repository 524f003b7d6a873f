import { useQueryClient } from '@tanstack/react-query';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { markAllRead, markRead, type Notification } from '../notifications.contract.ts';
import { allRead, oneAnswered, oneRead } from './notification-queries.ts';

/** Says that notifications were read: one, or one and all before it. */
export function useRead() {
  const queryClient = useQueryClient();
  const one = useEndpointMutation(markRead, { changes: oneRead });
  const all = useEndpointMutation(markAllRead, {
    changes: allRead,
    onSuccess: () => announce('All are read'),
    onError: (error) => failureToast('Not Marked as Read', error),
  });
  return {
    /** Nothing is said when it fails: the person is where they wanted to be, and it stays unread. */
    read({ id, readAt }: Notification) {
      if (readAt === null) one.mutate({ params: { notificationId: id } });
    },
    /** Its question was answered, which has taken it from the server's list: here it stands until the list is opened again. */
    answered(notification: Notification) {
      changeAnswers(queryClient, (cache) => oneAnswered(cache, notification));
    },
    readAll: (upTo: string) => all.mutate({ body: { upTo } }),
    isReadingAll: all.isPending,
  };
}
