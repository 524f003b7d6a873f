import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useWhenOver } from '#platform/client/use-when-over.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { gatheringQuery } from './gathering-queries.ts';

/** A page that stays open is another one once its event has begun, when hosts say who came, and once it is over. */
export function useFollowEvent(gathering: Gathering | undefined, fetchAnew: () => void): void {
  const isOn = gathering !== undefined && gathering.cancelledAt === null && !gathering.isOver;
  const waitsForBegin = isOn && gathering.can.host && !gathering.can.mark;
  useWhenOver(waitsForBegin ? gathering.startsAt : undefined, fetchAnew);
  useWhenOver(isOn ? gathering.endsAt : undefined, fetchAnew);
}

/** Says that something was not done. Where that is because the event is over or cancelled by now, it is shown as it is. */
export function useEventFailure({ gatheringId, start }: Pick<Gathering, 'gatheringId' | 'start'>) {
  const queryClient = useQueryClient();
  return (title: string, error: unknown) => {
    const isClosed = error instanceof ApiError && error.code === 'GATHERING_CLOSED';
    if (isClosed) void queryClient.invalidateQueries(onlyQuery(gatheringQuery(gatheringId, start)));
    failureToast(isClosed ? 'Nothing Changed' : title, error);
  };
}
