import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useState } from 'react';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { useRenewCalendar } from '../reminder-query.ts';

/** The address of the calendar: to copy, to save as a file, to renew. */
export function CalendarAddress({ path }: { path: string }) {
  const [isRenewing, setRenewing] = useState(false);
  const address = new URL(path, location.origin).href;
  const renew = useRenewCalendar(() => {
    setRenewing(false);
    toast({ title: 'Your calendar has a new address', description: 'The old one shows nothing any more.' });
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Address copied', description: 'Add it to your calendar as a subscription.' });
    } catch {
      toast({
        title: 'Not Copied',
        description: 'Please mark the address and copy it by hand.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Card>
      <CardHeader
        title="Your calendar"
        description="A calendar that subscribes to this address keeps itself up to date. It is yours alone. A saved file stays as it is."
      />
      <p className="rounded-control bg-inset px-4 py-3 font-mono text-sm wrap-anywhere select-all">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={<CopyIcon size={20} aria-hidden />} onClick={copy}>
          Copy address
        </Button>
        <a href={path} download="reminder.ics" className={buttonClasses('secondary')}>
          Save as a file
        </a>
        <Button variant="ghost" onClick={() => setRenewing(true)}>
          Renew
        </Button>
      </div>
      <ConfirmDialog
        open={isRenewing}
        onOpenChange={(open) => !open && setRenewing(false)}
        title="Renew the address?"
        description="The old one ends at once, wherever it was copied to. Calendars that read it need the new one."
        confirmLabel="Renew"
        pending={renew.isPending}
        onConfirm={() => renew.mutate({})}
      />
    </Card>
  );
}
