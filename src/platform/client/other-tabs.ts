import type { QueryClient } from '@tanstack/react-query';
import { openTabChannel } from './tab-channel.ts';
import type { ChangedAnswers, News } from './tab-news.ts';

/** Loaded when a tab changes something or hears of a change, so it costs nothing on the first screen. */
const loadNews = () => import('./tab-news.ts');

let connection: { channel: BroadcastChannel; userId: () => string | undefined } | null = null;

/**
 * Keeps the tabs of this browser in the same state: what a call changes in one tab is changed in the others without
 * another call. `userId` says who is signed in in this tab; messages from a tab of another user are ignored.
 */
export function shareWithOtherTabs(queryClient: QueryClient, userId: () => string | undefined): void {
  const channel = openTabChannel('lampstand:data');
  if (channel === null) return;
  connection = { channel, userId };
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    loadNews().then(
      ({ hearNews }) => data.userId === userId() && hearNews(queryClient, data),
      // Without a connection no call can be made either, and a page that is loaded again has new answers.
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
