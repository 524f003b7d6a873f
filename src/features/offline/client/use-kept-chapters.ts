import { useEffect, useState } from 'react';
import type { KeptChapter } from '../offline.rules.ts';
import { keptChapters } from './kept-here.ts';

/** The chapters that this browser keeps, the last one first; null until that is known. */
export function useKeptChapters(): readonly KeptChapter[] | null {
  const [kept, setKept] = useState<readonly KeptChapter[] | null>(null);
  useEffect(() => {
    keptChapters().then(setKept, () => setKept([]));
  }, []);
  return kept;
}
