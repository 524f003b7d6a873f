import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from './toast-store.ts';
import { useIdle } from './use-idle.ts';

const loadViewport = () => import('./toast-viewport.tsx');
const ToastViewport = lazy<ComponentType>(() =>
  loadViewport().then(
    (module) => ({ default: module.ToastViewport }),
    // Without a connection there may be no way to show toasts; the page itself must not fall with them.
    () => ({ default: () => null }),
  ),
);

/**
 * Toasts, in a chunk of its own. It is fetched after the first paint, since the first toast may be the one that says that
 * the connection is lost, and rendered once the screen stands still.
 */
export function Toaster() {
  const idle = useIdle();
  useEffect(() => {
    loadViewport().catch(() => undefined);
  }, []);
  const wanted = useSyncExternalStore(onToastsChanged, () => currentToasts().length > 0);
  if (!idle && !wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
