import { useSyncExternalStore } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { helpFirst } from '../help-first.ts';
import { BeforeFirstWords } from './before-first-words.tsx';

const loadSheet = () => import('./help-first-sheet.tsx');

/** What comes over any screen before words reach others. */
export function BeforeWords() {
  const words = useSyncExternalStore(helpFirst.subscribe, helpFirst.current, () => null);
  // Nobody is held back because it does not come: help follows.
  const sheet = useChunk(loadSheet, words !== null, () => helpFirst.settle(true));
  return (
    <>
      <BeforeFirstWords />
      {sheet && words && <sheet.HelpFirstSheet words={words} onEnd={helpFirst.settle} />}
    </>
  );
}
