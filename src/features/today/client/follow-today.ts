import type { QueryClient } from '@tanstack/react-query';
import { getVerseOfTheDay } from '#features/bible/bible.contract.ts';
import { getToday as getJournalToday, listOnThisDay } from '#features/journal/journal.contract.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';
import { getToday, type Today } from '../today.contract.ts';
import { todayQuery } from './today-query.ts';

/**
 * Whatever is done may light a lamp, wherever it is done: after each call that changed something, today is asked again as soon as
 * it is shown, here and in the other tabs. The calls of today itself answer with it, and that of quests changes none of it.
 */
export function followToday(queryClient: QueryClient): void {
  onAnswers((answer) => {
    if (typeof answer === 'object' && answer !== null && ('lamps' in answer || 'quests' in answer)) return;
    changeAnswers(queryClient, (cache) => cache.set(getToday, () => undefined));
  });
  onNewDay(queryClient, () =>
    changeAnswers(queryClient, (cache) => {
      for (const endpoint of [getVerseOfTheDay, getJournalToday, listOnThisDay])
        cache.set(endpoint, () => undefined);
    }),
  );
}

/** Calls `listener` when today is another day than it was, in an app that stays open overnight. */
function onNewDay(queryClient: QueryClient, listener: () => void): void {
  // The page may have brought it along already.
  let date = queryClient.getQueryData<Today>(todayQuery.queryKey)?.date;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== todayQuery.queryKey[0]) return;
    const now = (query.state.data as Today | undefined)?.date;
    if (now === undefined || now === date) return;
    const isNew = date !== undefined;
    date = now;
    if (isNew) listener();
  });
}
