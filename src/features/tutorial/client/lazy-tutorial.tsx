import { type ComponentType, lazy, Suspense } from 'react';

const Tutorial = lazy<ComponentType<{ onEnd: () => void }>>(() =>
  import('./tutorial.tsx').then(
    (module) => ({ default: module.Tutorial }),
    // Without a connection it waits for the next visit; the page stays.
    () => ({ default: () => null }),
  ),
);

/** The tutorial in a chunk of its own: most visits never see it. */
export function LazyTutorial({ onEnd }: { onEnd: () => void }) {
  return (
    <Suspense fallback={null}>
      <Tutorial onEnd={onEnd} />
    </Suspense>
  );
}
