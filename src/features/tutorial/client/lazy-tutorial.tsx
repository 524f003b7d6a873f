import { type ComponentType, lazy, Suspense } from 'react';

const Tutorial = lazy<ComponentType<{ onEnd: () => void }>>(() =>
  import('./tutorial.tsx').then(
    (module) => ({ default: module.Tutorial }),
    // Without a connection the tutorial cannot be loaded. It is then shown at the next visit; the page works without
    // it.
    () => ({ default: () => null }),
  ),
);

/** Loads the tutorial as a chunk of its own, because most visits do not show it. */
export function LazyTutorial({ onEnd }: { onEnd: () => void }) {
  return (
    <Suspense fallback={null}>
      <Tutorial onEnd={onEnd} />
    </Suspense>
  );
}
