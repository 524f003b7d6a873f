import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChanged } from './toast-store.ts';

const loadViewport = () => import('./toast-viewport.tsx');
const ToastViewport = lazy(async () => ({ default: (await loadViewport()).ToastViewport }));

/** Toasts, in a chunk that comes once the screen stands still: no toast is due before that. */
export function Toaster() {
  const [idle, setIdle] = useState(false);
  const wanted = useSyncExternalStore(onToastsChanged, () => currentToasts().length > 0);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  if (!idle && !wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
