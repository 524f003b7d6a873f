import { useQuery } from '@tanstack/react-query';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { CalendarAddressButton } from '#ui/calendar-address.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { renewPlanCalendar } from '../../plan-calendar.contract.ts';
import { planCalendarRenewed } from '../plan-changes.ts';
import { planCalendarQuery } from '../plan-queries.ts';

/** The address of what the reader reads on which day. Asked for when the dialog opens. */
export function CalendarOfPlans() {
  const { data: calendar } = useQuery({ ...planCalendarQuery, enabled: false });
  const renew = useEndpointMutation(renewPlanCalendar, {
    changes: planCalendarRenewed,
    onError: (error) => failureToast('Still The Old Address', error),
  });
  return (
    <CalendarAddressButton
      title="Reading in your calendar"
      description="Your calendar can read this address: what you read stands on each day, and moves with your plans. It is yours alone: whoever has it sees what you read."
      path={calendar?.path}
      renewal={{ pending: renew.isPending, renew: (onSuccess) => renew.mutate({}, { onSuccess }) }}
    >
      <AskedFor />
    </CalendarAddressButton>
  );
}

function AskedFor() {
  const { data: calendar, isError, isFetching, refetch } = useQuery(planCalendarQuery);
  if (calendar !== undefined) return null;
  return isError ? (
    <NotLoaded pending={isFetching} onRetry={() => refetch()} />
  ) : (
    <Skeleton className="h-24" />
  );
}
