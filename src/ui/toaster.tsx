import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from './toast-store.ts';
import { useIdle } from './use-idle.ts';

const loadViewport = () => import('./toast-viewport.tsx');
const ToastViewport = lazy(async () => ({ default: (await loadViewport()).ToastViewport }));

/** Toasts, in a chunk that comes once the screen stands still: no toast is due before that. */
export function Toaster() {
  const idle = useIdle();
  const wanted = useSyncExternalStore(onToastsChanged, () => currentToasts().length > 0);
  if (!idle && !wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
