import type { QueryClient } from '@tanstack/react-query';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { forgetTold, settleNow } from './settle-now.ts';

/** What is done at once, as verses highlighted one after the other, is looked at once. */
const AFTER_MS = 1200;

/** Whatever is done may be what a quest asks, wherever it is done: a moment after the last call that changed something, the server looks. */
export function followQuests(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onAnswers((answer) => {
    if (typeof answer === 'object' && answer !== null && 'quests' in answer) return;
    // Whoever keeps another day free, or rests no more, is asked other things today.
    if (typeof answer === 'object' && answer !== null && 'rhythm' in answer) forgetTold();
    clearTimeout(timer);
    timer = setTimeout(() => void settleNow(queryClient), AFTER_MS);
  });
}
