import { useQuery } from '@tanstack/react-query';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { CalendarAddressButton } from '#ui/calendar-address.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { renewMyCalendar, updateMyCalendar } from '../../calendar.contract.ts';
import { calendarRenewed, calendarUpdated } from '../gathering-changes.ts';
import { myCalendarQuery } from '../gathering-queries.ts';

/** The address of what the reader may come to, and whether letters come before it. Asked for when the dialog opens. */
export function CalendarOfEvents() {
  const { data: calendar } = useQuery({ ...myCalendarQuery, enabled: false });
  const renew = useEndpointMutation(renewMyCalendar, {
    changes: calendarRenewed,
    onError: (error) => failureToast('Still The Old Address', error),
  });
  return (
    <CalendarAddressButton
      title="Events in your calendar"
      description="Your calendar can read this address and keep itself up to date. It is yours alone: whoever has it sees what you may come to."
      path={calendar?.path}
      renewal={{ pending: renew.isPending, renew: (onSuccess) => renew.mutate({}, { onSuccess }) }}
    >
      <Letters />
    </CalendarAddressButton>
  );
}

function Letters() {
  const { data: calendar, isError, isFetching, refetch } = useQuery(myCalendarQuery);
  const update = useEndpointMutation(updateMyCalendar, {
    changes: calendarUpdated,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  if (calendar === undefined) {
    return isError ? (
      <NotLoaded pending={isFetching} onRetry={() => refetch()} />
    ) : (
      <Skeleton className="h-24" />
    );
  }
  return (
    <div className="mt-3">
      <SwitchRow
        label="Letters too"
        hint="The day before and an hour before what you come to."
        isOn={calendar.areLettersOn}
        disabled={update.isPending}
        onChange={(areLettersOn) => update.mutate({ body: { areLettersOn } })}
      />
    </div>
  );
}
