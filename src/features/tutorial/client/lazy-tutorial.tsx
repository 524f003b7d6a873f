import { lazy, Suspense } from 'react';

const Tutorial = lazy(async () => ({ default: (await import('./tutorial.tsx')).Tutorial }));

/** The tutorial in a chunk of its own: most visits never see it. */
export function LazyTutorial({ onEnd }: { onEnd: () => void }) {
  return (
    <Suspense fallback={null}>
      <Tutorial onEnd={onEnd} />
    </Suspense>
  );
}
