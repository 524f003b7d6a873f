import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { type Changes, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteParkedEvent, listParkedEvents, retryParkedEvent } from '../../operations.contract.ts';
import { ParkedWorkRow } from './parked-work-row.tsx';

type ParkedEvent = CallOutput<typeof listParkedEvents>[number];

/** The server parks work by itself, so each visit asks anew. */
const parkedQuery = { ...endpointQuery(listParkedEvents), refetchOnMount: 'always' as const };

const decided: Changes<typeof retryParkedEvent | typeof deleteParkedEvent> = (cache, _, { params }) =>
  cache.set(listParkedEvents, (events) => events.filter(({ id }) => id !== params.eventId));

/** Letters concern a person who waits for one; all else is between the server and its store. */
const KINDS = [
  { title: 'Letters that did not leave', has: ({ type }: ParkedEvent) => type === 'letter-due' },
  { title: 'Other work that was given up', has: ({ type }: ParkedEvent) => type !== 'letter-due' },
];

function ParkedList({
  title,
  events,
  children,
}: {
  title: string;
  events: readonly ParkedEvent[];
  children: (event: ParkedEvent) => ReactNode;
}) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-line">
        {events.map(children)}
      </ul>
    </div>
  );
}

/** Work that the server has given up, for an administrator to try again or to discard. */
export function ParkedWork() {
  const queryClient = useQueryClient();
  const { data: events, dataUpdatedAt, isError, isFetching, refetch } = useQuery(parkedQuery);
  const [discarding, setDiscarding] = useState<ParkedEvent | null>(null);
  const onError = (title: string) => (error: Error) => {
    failureToast(title, error);
    // Another administrator may have decided.
    return queryClient.invalidateQueries(onlyQuery(parkedQuery));
  };
  const retry = useEndpointMutation(retryParkedEvent, {
    changes: decided,
    onSuccess: () => toast({ title: 'Trying Again', description: 'If it fails again, it comes back here.' }),
    onError: onError('Not Tried Again'),
  });
  const discard = useEndpointMutation(deleteParkedEvent, {
    changes: decided,
    onSuccess: () => toast({ title: 'Discarded' }),
    onError: onError('Not Discarded'),
    onSettled: () => setDiscarding(null),
  });
  return (
    <section>
      <Card>
        <CardHeader
          title="Waiting for you"
          description="What the server could not do by itself. As an administrator you decide."
          action={
            events && (
              <Button
                variant="ghost"
                className="-mt-2 -mr-3 shrink-0"
                pending={isFetching}
                onClick={() => void refetch()}
              >
                Look again
              </Button>
            )
          }
        />
        {events === undefined && !isError && <Skeleton className="h-16" />}
        {events?.length === 0 && <p>Nothing waits. All is well.</p>}
        {events && events.length > 0 && (
          <div className="grid gap-6">
            {KINDS.map(({ title, has }) => (
              <ParkedList key={title} title={title} events={events.filter(has)}>
                {(event) => (
                  <ParkedWorkRow
                    key={event.id}
                    event={event}
                    now={dataUpdatedAt}
                    pending={retry.isPending && retry.variables.params.eventId === event.id}
                    onRetry={() => retry.mutate({ params: { eventId: event.id } })}
                    onDiscard={() => setDiscarding(event)}
                  />
                )}
              </ParkedList>
            ))}
          </div>
        )}
        {events === undefined && isError && (
          <Button variant="secondary" onClick={() => void refetch()}>
            Load the list again
          </Button>
        )}
      </Card>
      <ConfirmDialog
        open={discarding !== null}
        onOpenChange={(open) => !open && setDiscarding(null)}
        title="Discard this work?"
        description={`${discarding?.title ?? ''} It will not be tried again, and nobody is told.`}
        confirmLabel="Discard"
        destructive
        pending={discard.isPending}
        onConfirm={() => discarding && discard.mutate({ params: { eventId: discarding.id } })}
      />
    </section>
  );
}
