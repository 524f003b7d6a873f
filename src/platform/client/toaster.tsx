import { useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from '#ui/toast-store.ts';
import { useIdle } from '#ui/use-idle.ts';
import { useChunkWithRetries } from './use-chunk.ts';

const loadViewport = () => import('#ui/toast-viewport.tsx');

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
  const viewport = useChunkWithRetries(loadViewport, idle || latest > 0 ? 1 + latest : 0);
  return viewport && <viewport.ToastViewport />;
}
