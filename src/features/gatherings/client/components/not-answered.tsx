import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askWhoCome } from '../../asking.contract.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { askedWords, notAnsweredWords } from '../coming-words.ts';
import { useEventFailure } from '../follow-event.ts';
import { askedWhoCome } from '../gathering-changes.ts';
import { notAnsweredQuery } from '../gathering-queries.ts';
import { GatheringFaces } from './gathering-faces.tsx';
import { NamedPeople } from './named-people.tsx';

/** Fewer than of those who come, so that the button has room beside them on a phone. */
const FACES = 3;

/** For the hosts of a group's event: who has not answered, named when it is pressed; and they can be asked. */
export function NotAnswered({ gathering }: { gathering: Gathering }) {
  const { gatheringId, start } = gathering;
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(notAnsweredQuery(gatheringId, start));
  const failed = useEventFailure(gathering);
  const ask = useEndpointMutation(askWhoCome, {
    changes: askedWhoCome,
    onError: (error) => failed('Nobody was asked', error),
  });
  if (data === undefined) {
    if (isError) return <NotLoaded pending={isFetching} onRetry={() => refetch()} />;
    return <Skeleton className="mt-2 h-11 w-64 max-w-full" />;
  }
  const { people, count, toAsk } = data;
  if (count === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-control text-left text-ink-soft hover:text-ink"
      >
        <span className="shrink-0 grayscale">
          <GatheringFaces faces={people.slice(0, FACES)} size="sm" />
        </span>
        <span>
          {notAnsweredWords(count)}
          <span className="sr-only">: who they are</span>
        </span>
      </button>
      {toAsk > 0 ? (
        <Button
          variant="ghost"
          className="-mx-4"
          pending={ask.isPending}
          onClick={() => ask.mutate({ params: { gatheringId, start } })}
        >
          Ask them
        </Button>
      ) : (
        ask.data !== undefined && <Asked asked={ask.data.asked} />
      )}
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="Not answered yet">
          <NamedPeople people={people} />
          {count > people.length && <p className="mt-2 text-ink-soft">and {count - people.length} more</p>}
        </Dialog>
      )}
    </div>
  );
}

/** In the place of the button, with its focus. */
function Asked({ asked }: { asked: number }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <p
      ref={words}
      tabIndex={-1}
      role="status"
      className="flex min-h-11 items-center gap-1.5 font-semibold text-leaf focus:outline-none"
    >
      <CheckCircleIcon size={20} weight="fill" aria-hidden className="shrink-0" />
      {askedWords(asked)}
    </p>
  );
}
