import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { type Changes, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
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

/** In place of the work: an administrator shows more than a password before the server tells any of it. */
export function SecondStepFirst() {
  return (
    <section id="waiting" className="scroll-mt-20">
      <Card>
        <CardHeader
          title="Waiting for you"
          description="Set up a second step first: as an administrator you show more than a password."
        />
        <a href="#second-step" className={buttonClasses('secondary')}>
          Go to the second step
        </a>
      </Card>
    </section>
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
    return queryClient.invalidateQueries(parkedQuery);
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
    <section id="waiting" className="scroll-mt-20">
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
          <ul aria-label="Work that was given up" className="divide-y divide-line">
            {events.map((event) => (
              <ParkedWorkRow
                key={event.id}
                event={event}
                now={dataUpdatedAt}
                pending={retry.isPending && retry.variables.params.eventId === event.id}
                onRetry={() => retry.mutate({ params: { eventId: event.id } })}
                onDiscard={() => setDiscarding(event)}
              />
            ))}
          </ul>
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
