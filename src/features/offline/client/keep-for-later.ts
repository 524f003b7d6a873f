import type { Query, QueryClient } from '@tanstack/react-query';
import type { Chapter } from '#features/bible/bible.contract.ts';
import { loadStillChapter } from '#features/bible/client/for-other-features.ts';
import { pathOfKey } from '#platform/client/endpoint-keys.ts';
import { keptChapterAt } from '../offline.rules.ts';
import { forgetKept, keepChapter, keepPage, keepReader, keptReader } from './kept-here.ts';

/**
 * From now on keeps what somebody reads for hours without a connection, and now the screen that shows it. A browser that refuses
 * (its store is full, or forbidden) keeps nothing, and says so to nobody: it is an extra. @returns ends it
 */
export function keepForLater(queryClient: QueryClient, userId: string): () => void {
  const queries = queryClient.getQueryCache();
  const kept = new Set<string>();
  const note = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>) => {
    const address = pathOfKey(queryKey);
    if (state.data === undefined || kept.has(address) || keptChapterAt(address) === null) return;
    kept.add(address);
    void keepChapter(address, state.data as Chapter).catch(() => {});
  };
  let isOver = false;
  let giveUp = () => {};
  void begin(userId).then(
    () => {
      if (isOver) return;
      for (const query of queries.getAll()) note(query);
      giveUp = queries.subscribe(({ type, query }) => {
        if (type === 'updated' || type === 'added') note(query);
      });
    },
    () => {},
  );
  return () => {
    isOver = true;
    giveUp();
  };
}

/** What was kept for somebody else goes first: they signed out elsewhere, or were signed out. */
async function begin(userId: string): Promise<void> {
  const before = keptReader();
  if (before !== null && before !== userId) await forgetKept();
  keepReader(userId);
  // Beside the chapters, which are kept at once: on a slow line it takes a while.
  void keepPage(filesOfPage).catch(() => {});
}

/** The server's files that this page has loaded, the offline screen's among them. */
async function filesOfPage(): Promise<readonly string[]> {
  await Promise.all([
    import('./pages/offline-page.tsx'),
    import('./pages/kept-chapter-page.tsx'),
    loadStillChapter(),
  ]);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin);
  return own.map(({ pathname }) => pathname).filter((path) => path.startsWith('/assets/'));
}
