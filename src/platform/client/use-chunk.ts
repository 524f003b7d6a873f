import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { useIdle } from '#ui/use-idle.ts';
import { inTime } from './lost-line.ts';
import { sparesData } from './spares-data.ts';

/**
 * What a chunk of its own exports, once it is there; null until then. A load that fails leaves the screen as it is,
 * where `lazy` would take it away; it is tried again when `wanted` changes.
 */
export function useChunk<T>(
  load: () => Promise<T>,
  wanted: boolean | number,
  onFailure: () => void = () => {},
): T | null {
  const [chunk, setChunk] = useState<{ exports: T } | null>(null);
  const failed = useEffectEvent(onFailure);
  const isThere = chunk !== null;
  useEffect(() => {
    if (!wanted || isThere) return;
    let here = true;
    inTime(load).then(
      (exports) => here && setChunk({ exports }),
      () => here && failed(),
    );
    return () => {
      here = false;
    };
  }, [load, wanted, isThere]);
  return chunk?.exports ?? null;
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = MINUTE_MS;

/**
 * `useChunk` for what comes by itself, so that nobody can press again when it does not come: it is asked for again after a
 * while, as long as it is `wanted` (not 0), and at once when `wanted` grows.
 */
export function useChunkWithRetries<T>(load: () => Promise<T>, wanted: number): T | null {
  const [failures, setFailures] = useState(0);
  const waits = useWaits(failures);
  return useChunk(load, wanted === 0 ? 0 : wanted + waits, () => setFailures((before) => before + 1));
}

/** How many failures have been waited after; each wait is twice as long as the one before. */
function useWaits(failures: number): number {
  const [waits, setWaits] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const timer = setTimeout(() => setWaits((before) => before + 1), waitMs);
    return () => clearTimeout(timer);
  }, [failures]);
  return waits;
}

/**
 * Fetches a chunk ahead, once the first screen stands. One that does not come is fetched when it is wanted, and so is any where data
 * is to be spared.
 */
export function useChunkAhead(load: () => Promise<unknown>): void {
  const idle = useIdle();
  useEffect(() => {
    if (idle && !sparesData()) load().catch(() => undefined);
  }, [idle, load]);
}
