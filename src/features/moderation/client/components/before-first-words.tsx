import { useSyncExternalStore } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { firstWords } from '../first-words.ts';

const loadSheet = () => import('./first-words-sheet.tsx');

/** Asks once, over any screen, before somebody's first word reaches others. */
export function BeforeFirstWords() {
  const asked = useSyncExternalStore(firstWords.subscribe, firstWords.current, () => null);
  const sheet = useChunk(loadSheet, asked !== null, () => {
    sayNotOpened();
    firstWords.settle(false);
  });
  return sheet && asked && <sheet.FirstWordsSheet asked={asked} onEnd={firstWords.settle} />;
}
