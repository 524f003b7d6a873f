import type { QueryClient } from '@tanstack/react-query';
import type { ChangedAnswers, News } from './tab-news.ts';

/** Only who changes something, or hears of it, needs it: not the first screen. */
const loadNews = () => import('./tab-news.ts');

let connection: { channel: BroadcastChannel; userId: () => string | undefined } | null = null;

/**
 * Keeps the browser's tabs at the same state: what a call changes in one is changed in the others, without another call.
 * `userId` says who is signed in here: what another user's tab tells is left alone.
 */
export function shareWithOtherTabs(queryClient: QueryClient, userId: () => string | undefined): void {
  const channel = new BroadcastChannel('lampstand:data');
  connection = { channel, userId };
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    loadNews().then(
      ({ hearNews }) => data.userId === userId() && hearNews(queryClient, data),
      // Without a connection nothing can be asked for either; a page that is loaded again is up to date.
      () => {},
    );
  });
}

/** Tells the other tabs what has changed here. */
export function tellOtherTabs(queryClient: QueryClient, changed: ChangedAnswers): void {
  const userId = connection?.userId();
  if (userId === undefined) return;
  loadNews().then(
    ({ newsOf }) => connection?.channel.postMessage(newsOf(queryClient, userId, changed)),
    () => {},
  );
}
