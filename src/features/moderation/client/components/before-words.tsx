import { useSyncExternalStore } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { endHelp, helpShown } from '../help-first.ts';
import { BeforeFirstWords } from './before-first-words.tsx';

const loadSheet = () => import('./danger-help-sheet.tsx');

/** What comes over any screen before words reach others. */
export function BeforeWords() {
  const shown = useSyncExternalStore(helpShown.subscribe, helpShown.current, () => null);
  // Nobody is held back because it does not come: help follows.
  const sheet = useChunk(loadSheet, shown !== null, () => helpShown.settle(true));
  return (
    <>
      <BeforeFirstWords />
      {sheet && shown && <sheet.DangerHelpSheet shown={shown} onEnd={endHelp} />}
    </>
  );
}
