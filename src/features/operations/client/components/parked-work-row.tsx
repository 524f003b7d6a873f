import { Link } from 'wouter';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { Button } from '#ui/button.tsx';
import type { listParkedEvents } from '../../operations.contract.ts';
import { durationText, meaningOf } from '../../operations.rules.ts';

/** One piece of work that was given up: what, why, for how long. `now` is in epoch milliseconds. */
export function ParkedWorkRow({
  event,
  now,
  pending,
  onRetry,
  onDiscard,
}: {
  event: CallOutput<typeof listParkedEvents>[number];
  now: number;
  pending: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const times = event.attempts === 1 ? 'once' : `${event.attempts} times`;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="font-semibold">{event.title}</p>
      <p className="mt-1">{meaningOf(event.error)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        Waiting for {durationText(now - event.createdAt)}, tried {times}
        {event.personId !== null && (
          <>
            {' · '}
            <Link
              href={`/administration/people/${event.personId}`}
              className="font-semibold text-dusk underline underline-offset-4"
            >
              Whose it is
            </Link>
          </>
        )}
      </p>
      {event.error !== '' && <p className="mt-1 text-sm break-words text-ink-soft">“{event.error}”</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" pending={pending} onClick={onRetry}>
          Try again
        </Button>
        <Button variant="ghost-destructive" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}
