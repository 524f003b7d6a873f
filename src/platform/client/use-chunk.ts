import { useEffect, useEffectEvent, useState } from 'react';
import { useIdle } from '#ui/use-idle.ts';

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
    load().then(
      (exports) => here && setChunk({ exports }),
      () => here && failed(),
    );
    return () => {
      here = false;
    };
  }, [load, wanted, isThere]);
  return chunk?.exports ?? null;
}

/** Fetches a chunk ahead, once the first screen stands. One that does not come is fetched when it is wanted. */
export function useChunkAhead(load: () => Promise<unknown>): void {
  const idle = useIdle();
  useEffect(() => {
    if (idle) load().catch(() => undefined);
  }, [idle, load]);
}
