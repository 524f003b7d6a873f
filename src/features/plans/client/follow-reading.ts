import type { QueryClient } from '@tanstack/react-query';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { getPlan, listPlans, listPlansNow } from '../plans.contract.ts';

/**
 * Where somebody reads a chapter, their plans may have it too: after each call that says so (it was marked, or is the place where
 * reading goes on), plans are asked again as soon as they are shown, here and in the other tabs.
 */
export function followReading(queryClient: QueryClient): void {
  onAnswers((answer) => {
    if (typeof answer !== 'object' || answer === null || !('chapterId' in answer || 'chapter' in answer))
      return;
    changeAnswers(queryClient, (cache) => {
      cache.set(getPlan, () => undefined);
      cache.set(listPlans, () => undefined);
      cache.set(listPlansNow, () => undefined);
    });
  });
}
