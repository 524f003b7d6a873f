import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageHeader } from '#ui/page-header.tsx';
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
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 sm:gap-6">
      <PageHeader
        above={
          <Link
            href="/settings"
            className="-ml-1 -mt-2 inline-flex min-h-11 items-center gap-1 rounded-control pl-1 pr-3 font-semibold text-dusk hover:bg-ink/8"
          >
            <CaretLeftIcon size={18} aria-hidden />
            Settings
          </Link>
        }
        title="A reminder"
        description="One sentence a day, at a time of yours. It says things like ‘The lamp stands where you left it.’"
      />
      {reminder === undefined &&
        (isError ? <NotLoaded onRetry={() => refetch()} /> : <Skeleton className="h-96" />)}
      {reminder && reminder.way !== null && <ReminderStanding reminder={reminder} />}
      {reminder?.way === 'calendar' && <CalendarOfReminder path={reminder.calendarPath} />}
      {reminder && <ReminderForm reminder={reminder} />}
    </div>
  );
}
