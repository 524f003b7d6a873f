import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { hasGoneBack, renameAddress } from '#platform/client/arrival-focus.tsx';
import { pageEntry } from '#ui/page-entry.ts';
import type { TextId } from '../../bible.rules.ts';
import {
  type ChapterAddress,
  leafIdOf,
  openedRun,
  pathOfRun,
  type ReadingRun,
  readIn,
  readingAt,
  withLeaf,
} from './reading-run.rules.ts';

/**
 * The chapters of this page, which another address opens anew. While somebody reads on, the address follows them: it can be kept,
 * shared and reloaded, and Back leads to where they came from.
 */
export function useReadingRun(address: ChapterAddress, translation: TextId) {
  const [path, navigate] = useLocation();
  const openedAt = useLocationProperty(
    () => pageEntry().openedAt,
    () => undefined,
  );
  const [known, setRun] = useState(() => openedRun(path, address, translation));
  const id = leafIdOf(address);
  const hasFollowed =
    openedAt === wholeAddress(known.openedAt) && known.leaves.some((leaf) => leafIdOf(leaf) === id);
  const [arrival, setArrival] = useState(0);
  let run: ReadingRun = known;
  if (!hasFollowed && path !== known.openedAt) {
    setArrival(arrival + 1);
    run = openedRun(path, address, translation);
    setRun(run);
  }
  // React may lose what is set while it renders, when it has an update of the same state still to make. So the run itself says in
  // which translation it is: as long as that is another one, it is set again.
  if (run.translation !== translation) {
    run = readIn(run, translation);
    setRun(run);
  }

  const lastPath = useRef(path);
  const follow = useEffectEvent(() => {
    const hasMoved = lastPath.current !== path;
    lastPath.current = path;
    if (run.at === id) return;
    if (hasMoved && path === run.openedAt && !hasGoneBack()) {
      // A link has led to where this page was opened, from further down.
      setArrival(arrival + 1);
      setRun(openedRun(path, address, translation));
      return;
    }
    renameAddress(navigate, pathOfRun(run), { ...pageEntry(), openedAt: wholeAddress(run.openedAt) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when Back has led to an entry that had not followed
  useEffect(() => follow(), [run.at, path]);

  return {
    run,
    /** How often somebody has come here by an address: each is another arrival. */
    arrival,
    readOnAt: (leafId: string) => setRun((before) => readingAt(before, leafId)),
    addLeaf: (after: string, next: ChapterAddress) => setRun((before) => withLeaf(before, after, next)),
  };
}

function wholeAddress(path: string): string {
  return typeof window === 'undefined' ? path : new URL(path, window.location.origin).href;
}
