import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { useEffect, useState } from 'react';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { ReadingSession } from '../../bible.contract.ts';
import { howLongRead, minutesRead, useReadingHeartbeat, useReadingSession } from '../reading-session.ts';

/**
 * Starts and ends a reading session (docs/product.md, Bible). `compact` is a line above a chapter, which is there
 * only while reading.
 */
export function ReadingSessionCard({ compact = false }: { compact?: boolean }) {
  const { session, isPending, start, end } = useReadingSession();
  const isSecret = useIsSecret();
  useReadingHeartbeat(session?.id);
  const button = (
    <Button variant="secondary" onClick={session === null ? start : end} pending={isPending}>
      {session === null ? 'Start Reading' : 'End Session'}
    </Button>
  );
  if (compact) {
    if (session === null) return null;
    return (
      <Card padded={false} className="flex items-center justify-between gap-3 py-2 pl-5 pr-2 max-lg:mx-4">
        <ReadingSince session={session} />
        {button}
      </Card>
    );
  }
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <BookOpenTextIcon size={26} aria-hidden className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-[7rem]">
        <h2 className="font-sans text-base font-semibold">Reading session</h2>
        {session === null ? (
          <p className="text-sm text-ink-soft">
            {isSecret ? 'Take your time.' : 'Each full minute with the page open earns 1\u00a0XP.'}
          </p>
        ) : (
          <ReadingSince session={session} />
        )}
      </div>
      {button}
    </div>
  );
}

function ReadingSince({ session }: { session: ReadingSession }) {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 5_000);
    return () => clearInterval(timer);
  }, []);
  return <p className="text-sm text-ink-soft">Reading for {howLongRead(minutesRead(session))}</p>;
}
