import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from './toast-store.ts';
import { useIdle } from './use-idle.ts';

const ToastViewport = lazy<ComponentType>(() =>
  import('./toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    // Without a connection there may be no way to show toasts; the page itself must not fall with them.
    () => ({ default: () => null }),
  ),
);

/**
 * Toasts, in a chunk of its own. It is fetched once the screen stands still, and not only with the first toast, which may
 * be the one that says that the connection is lost.
 */
export function Toaster() {
  const idle = useIdle();
  const wanted = useSyncExternalStore(
    onToastsChanged,
    () => currentToasts().length > 0,
    () => false,
  );
  if (!idle && !wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
