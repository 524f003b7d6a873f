import { serverNow } from '#platform/client/server-time.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { keepMark } from './kept-marks.ts';
import { useMarkOfToday } from './use-mark-of-today.ts';
import { WaitingMark } from './waiting-mark.tsx';

/** Marks a chapter as read where there is no connection: it goes out with the next page that there is. */
export function MarkForLater({
  userId,
  bookId,
  chapter,
}: {
  userId: string;
  bookId: string;
  chapter: number;
}) {
  const readAt = useMarkOfToday(userId, bookId, chapter);
  const mark = { bookId, chapter };
  if (readAt !== null) return <WaitingMark userId={userId} mark={{ ...mark, readAt }} name={null} />;
  return (
    <Button size="lg" onClick={() => keepMark(userId, { ...mark, readAt: serverNow() }) || tellNoRoom()}>
      Mark chapter as read
    </Button>
  );
}

function tellNoRoom(): void {
  toast({
    title: 'Not Marked',
    description: 'This device has no room to keep it. Please mark it once there is a connection.',
    variant: 'destructive',
  });
}
