import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { type Paid, paidIn } from '#features/progress/progress.rules.ts';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { addToToasts } from '#ui/toast-store.ts';

/**
 * When what somebody did in this tab has made something ready, the toast that tells how it went says so too, and opens it
 * (docs/product.md, Toasts). Other tabs of the browser show it by a dot alone.
 */
export function sayWhatIsReady(queryClient: QueryClient): void {
  let paid: (Paid & { userId: string | undefined }) | null = null;
  const userId = () => queryClient.getQueryData<{ id: string } | null>(currentUserKey)?.id;
  onAnswers((answer) => {
    const now = paidIn(answer);
    if (now !== null) paid = { ...now, userId: userId() };
  });
  addToToasts(async () => {
    const told = paid;
    paid = null;
    if (told === null || told.userId !== userId()) return null;
    // A chunk of its own, since most toasts have nothing to add.
    const { readyAddition } = await import('./ready-addition.ts');
    return readyAddition(queryClient, told);
  });
}
