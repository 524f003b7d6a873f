import type { QueryClient } from '@tanstack/react-query';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { todayQuery } from './today-query.ts';

/**
 * Whatever is done may light a lamp, wherever it is done: after each call that changed something, today is asked again as soon as
 * it is shown. The calls of today itself answer with it.
 */
export function followToday(queryClient: QueryClient): void {
  onAnswers((answer) => {
    if (typeof answer === 'object' && answer !== null && 'lamps' in answer) return;
    void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
  });
}
