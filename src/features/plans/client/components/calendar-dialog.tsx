import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { renewPlanCalendar } from '../../plan-calendar.contract.ts';
import { planCalendarRenewed } from '../plan-changes.ts';
import { planCalendarQuery } from '../plan-queries.ts';

/** 'Calendar address', and the dialogs with it: to copy, and to renew. */
export function PlanCalendarAddress() {
  const [shown, setShown] = useState<'address' | 'renew' | null>(null);
  return (
    <>
      <IconButton
        label="Calendar address"
        icon={<CalendarPlusIcon size={24} aria-hidden />}
        onClick={() => setShown('address')}
      />
      {shown === 'address' && (
        <AddressDialog onClose={() => setShown(null)} onRenew={() => setShown('renew')} />
      )}
      {shown === 'renew' && <RenewDialog onClose={() => setShown(null)} />}
    </>
  );
}

function AddressDialog({ onClose, onRenew }: { onClose: () => void; onRenew: () => void }) {
  const { data: calendar, isError, isFetching, refetch } = useQuery(planCalendarQuery);
  const address = calendar && new URL(calendar.path, location.origin).href;

  async function copy() {
    if (address === undefined) return;
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reading in your calendar"
      description="Your calendar can read this address: what you read stands on each day, and moves with your plans. It is yours alone: whoever has it sees what you read."
      footer={
        calendar && (
          <>
            <Button variant="ghost" onClick={onRenew}>
              Renew
            </Button>
            <Button icon={<CopyIcon size={20} aria-hidden />} onClick={copy}>
              Copy address
            </Button>
          </>
        )
      }
    >
      {isError && calendar === undefined ? (
        <NotLoaded pending={isFetching} onRetry={() => refetch()} />
      ) : calendar === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <p className="rounded-control bg-inset px-4 py-3 font-mono text-sm wrap-anywhere select-all">
          {address}
        </p>
      )}
    </Dialog>
  );
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const renew = useEndpointMutation(renewPlanCalendar, {
    changes: planCalendarRenewed,
    onSuccess: () => {
      toast({ title: 'Your calendar has a new address', description: 'The old one shows nothing any more.' });
      onClose();
    },
    onError: (error) => failureToast('Still The Old Address', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Renew the address?"
      description="The old one ends at once, wherever it was copied to. Calendars that read it need the new one."
      confirmLabel="Renew"
      pending={renew.isPending}
      onConfirm={() => renew.mutate({})}
    />
  );
}
