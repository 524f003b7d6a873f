import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CalendarOfReminder } from '../components/calendar-of-reminder.tsx';
import { ReminderForm } from '../components/reminder-form.tsx';
import { ReminderStanding } from '../components/reminder-standing.tsx';
import { reminderQuery } from '../reminder-query.ts';

/** /settings/reminder: off until somebody chooses it. */
export function ReminderPage() {
  // When the next one comes changes with the hour, and with what is done elsewhere.
  const { data: reminder, isError, refetch } = useQuery({ ...reminderQuery, refetchOnMount: 'always' });
  return (
    <SheetPage
      back={{ href: '/settings', label: 'Settings' }}
      title="A reminder"
      description="One sentence a day, at a time of yours. It says things like ‘The lamp stands where you left it.’"
      width="text"
    >
      {reminder === undefined &&
        (isError ? <NotLoaded onRetry={() => refetch()} /> : <Skeleton className="my-6 h-96" />)}
      {reminder && reminder.way !== null && <ReminderStanding reminder={reminder} />}
      {reminder?.way === 'calendar' && <CalendarOfReminder path={reminder.calendarPath} />}
      {reminder && <ReminderForm reminder={reminder} />}
    </SheetPage>
  );
}
