import { useState } from 'react';
import { Button, buttonClasses } from '#ui/button.tsx';
import { CalendarAddress, CopyCalendarAddress, RenewCalendarDialog } from '#ui/calendar-address.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { useRenewCalendar } from '../reminder-query.ts';

/** The address of the reminder's calendar: to copy, to save as a file, to renew. */
export function CalendarOfReminder({ path }: { path: string }) {
  const [isRenewing, setRenewing] = useState(false);
  const renew = useRenewCalendar();
  return (
    <Card>
      <CardHeader
        title="Your calendar"
        description="A calendar that subscribes to this address keeps itself up to date. It is yours alone. A saved file stays as it is."
      />
      <CalendarAddress path={path} />
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyCalendarAddress path={path} />
        <a href={path} download="reminder.ics" className={buttonClasses('secondary')}>
          Save as a file
        </a>
        <Button variant="ghost" onClick={() => setRenewing(true)}>
          Renew
        </Button>
      </div>
      {isRenewing && (
        <RenewCalendarDialog
          renewal={{ pending: renew.isPending, renew: (onSuccess) => renew.mutate({}, { onSuccess }) }}
          onClose={() => setRenewing(false)}
        />
      )}
    </Card>
  );
}
