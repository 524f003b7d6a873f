import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { peopleWords } from '../waiting-words.ts';

/** The end of the way: a verse, and how many were prayed for. */
export function AmenWords({ onShown }: { onShown?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    onShown?.();
  }, [onShown]);
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-scripture text-[1.875rem]/[1.38] font-normal tracking-[-0.012em] whitespace-pre-line lg:text-[2.75rem]/[1.3]"
      >
        {`“Trust in him at all times, you people.
          Pour out your heart before him.
          God is a refuge for us.”`.replace(/\n +/g, '\n')}
      </h1>
      <p className="mt-4 font-semibold">Psalm 62:8, WEB</p>
    </>
  );
}

/** What was done, and the last word. */
export function AmenFoot({ prayed, onAmen }: { prayed: number; onAmen: () => void }) {
  return (
    <div className="flex w-full flex-col items-center gap-4 lg:items-start">
      {prayed > 0 && (
        <p className="rounded-full bg-surface px-4.5 py-2 text-center font-semibold">
          You prayed for {peopleWords(prayed)}.
        </p>
      )}
      <Button size="lg" className="min-h-15 w-full lg:w-auto lg:min-w-60" onClick={onAmen}>
        Amen
      </Button>
    </div>
  );
}
