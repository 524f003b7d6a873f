import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { useRef } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { answerSeries } from '../../coming.contract.ts';
import type { SeriesAnswer } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { seriesAnswered } from '../gathering-changes.ts';

const OFFERED = { going: 'Come to all of them', cant: 'Can’t come to any' } as const;
const SAID = { going: 'You come to all of them', cant: 'You can’t come to any of them' } as const;

/** Beside the answer to one evening of a series: the same for all that are still to come, which each can still be answered otherwise. */
export function AnswerToAll({ gathering }: { gathering: Gathering }) {
  const { gatheringId, start, answer, seriesAnswer } = gathering;
  const words = useRef<HTMLParagraphElement>(null);
  const say = useEndpointMutation(answerSeries, {
    changes: seriesAnswered,
    // What was pressed is gone: its place says what it did.
    onSuccess: () => words.current?.focus({ preventScroll: true }),
    onError: (error) => failureToast('Not Answered Yet', error),
  });
  const toAll = (value: SeriesAnswer | null) =>
    say.mutate({ params: { gatheringId, start }, body: { answer: value } });
  const offered = answer === 'maybe' || answer === seriesAnswer ? null : answer;
  return (
    <div
      className={cn('mt-1 flex flex-wrap items-center gap-x-4', seriesAnswer !== null && 'justify-between')}
    >
      <p
        ref={words}
        tabIndex={-1}
        role="status"
        className={cn(
          'focus:outline-none',
          seriesAnswer === null ? 'sr-only' : 'flex min-h-11 min-w-0 items-center gap-2 text-ink-soft',
        )}
      >
        {seriesAnswer !== null && (
          <>
            <ArrowsClockwiseIcon size={18} aria-hidden className="shrink-0" />
            {SAID[seriesAnswer]}, unless you answer one by itself.
          </>
        )}
      </p>
      <div className="-mx-4 flex flex-wrap">
        {offered !== null && (
          <Button variant="ghost" pending={say.isPending} onClick={() => toAll(offered)}>
            {OFFERED[offered]}
          </Button>
        )}
        {seriesAnswer !== null && (
          <Button variant="ghost" pending={say.isPending} onClick={() => toAll(null)}>
            Answer each by itself
          </Button>
        )}
      </div>
    </div>
  );
}
