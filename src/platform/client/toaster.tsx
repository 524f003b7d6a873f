import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from '#ui/toast-store.ts';
import { useIdle } from '#ui/use-idle.ts';
import { useChunk } from './use-chunk.ts';

const loadViewport = () => import('#ui/toast-viewport.tsx');

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Toasts, in a chunk of its own. It is fetched once the screen stands still, and not only with the first toast, which may
 * be the one that says that the connection is lost. A chunk that does not come is asked for again, at each toast and
 * after a while: the app would otherwise be silent from a moment without a connection until it is loaded anew.
 */
export function Toaster() {
  const idle = useIdle();
  const latest = useSyncExternalStore(
    onToastsChanged,
    () => currentToasts()[0]?.id ?? 0,
    () => 0,
  );
  const [failures, setFailures] = useState(0);
  const waits = useWaits(failures);
  const wanted = idle || latest > 0 ? 1 + latest + waits : 0;
  const viewport = useChunk(loadViewport, wanted, () => setFailures((before) => before + 1));
  return viewport && <viewport.ToastViewport />;
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
