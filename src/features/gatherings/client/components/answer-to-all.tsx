import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { useEffect, useRef, useState } from 'react';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { answerSeries } from '../../coming.contract.ts';
import type { SeriesAnswer } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { useEventFailure } from '../follow-event.ts';
import { seriesAnswered } from '../gathering-changes.ts';

const OFFERED = { going: 'Come to all of them', cant: 'Can’t come to any' } as const;
const SAID = { going: 'You come to all of them', cant: 'You can’t come to any of them' } as const;

/** Beside the answer to one evening of a series: the same for all that are still to come, which each can still be answered otherwise. */
export function AnswerToAll({ gathering }: { gathering: Gathering }) {
  const { gatheringId, start, answer, seriesAnswer } = gathering;
  const words = useRef<HTMLParagraphElement>(null);
  const [pressed, setPressed] = useState<{ answer: SeriesAnswer | null } | null>(null);
  const failed = useEventFailure(gathering);
  const say = useEndpointMutation(answerSeries, {
    changes: seriesAnswered,
    onSuccess: (_, { body }) => setPressed(body),
    onError: (error) => failed('Not Answered Yet', error),
  });
  // What was pressed is gone: once its words stand there, what it did is read in its place.
  useEffect(() => {
    if (pressed !== null && pressed.answer === seriesAnswer) words.current?.focus({ preventScroll: true });
  }, [pressed, seriesAnswer]);
  const toAll = (value: SeriesAnswer | null) =>
    say.mutate({ params: { gatheringId, start }, body: { answer: value } });
  const press = (value: SeriesAnswer | null) => {
    const isPressed = say.isPending && say.variables.body.answer === value;
    return { pending: isPressed, disabled: say.isPending, onClick: () => toAll(value) };
  };
  const offered = answer === 'maybe' || answer === seriesAnswer ? null : answer;
  return (
    <div
      className={cn('mt-1 flex flex-wrap items-center gap-x-4', seriesAnswer !== null && 'justify-between')}
    >
      {(seriesAnswer !== null || pressed?.answer === null) && (
        <p
          ref={words}
          tabIndex={-1}
          className="flex min-w-0 items-start gap-2 py-2 text-pretty text-ink-soft focus:outline-none"
        >
          <ArrowsClockwiseIcon size={18} aria-hidden className="mt-1 shrink-0" />
          {seriesAnswer === null
            ? 'Only what you answered by itself stays.'
            : `${SAID[seriesAnswer]}. What you answer by itself stays as you say it.`}
        </p>
      )}
      <div className="-mx-4 flex flex-wrap">
        {offered !== null && (
          <Button variant="ghost" {...press(offered)}>
            {OFFERED[offered]}
          </Button>
        )}
        {seriesAnswer !== null && (
          <Button variant="ghost" {...press(null)}>
            Answer each by itself
          </Button>
        )}
      </div>
    </div>
  );
}
