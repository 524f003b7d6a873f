import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { copyText } from './copy-text.ts';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast-store.ts';

/** What ends a calendar's address and gives it a new one. */
export interface Renewal {
  pending: boolean;
  /** `onRenewed` is called when there is a new one. */
  renew: (onRenewed: () => void) => void;
}

/**
 * 'Calendar address', which opens a dialog with the secret address of a calendar, to copy and to renew.
 * @param path where the calendar is; undefined while that is not known: then `children` alone stand in the dialog
 */
export function CalendarAddressButton({
  title,
  description,
  path,
  renewal,
  children,
}: {
  title: string;
  description: string;
  path: string | undefined;
  renewal: Renewal;
  children?: ReactNode;
}) {
  const [shown, setShown] = useState<'address' | 'renewal' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <IconButton
        label="Calendar address"
        icon={<CalendarPlusIcon size={24} aria-hidden />}
        onClick={() => setShown('address')}
      />
      {shown === 'address' && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={title}
          description={description}
          footer={
            path !== undefined && (
              <>
                <Button variant="ghost" onClick={() => setShown('renewal')}>
                  Renew
                </Button>
                <CopyCalendarAddress path={path} />
              </>
            )
          }
        >
          {path !== undefined && <CalendarAddress path={path} />}
          {children}
        </Dialog>
      )}
      {shown === 'renewal' && <RenewCalendarDialog renewal={renewal} onClose={close} />}
    </>
  );
}

function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}

export function CalendarAddress({ path }: { path: string }) {
  return (
    <p
      translate="no"
      className="rounded-control bg-inset px-4 py-3 font-mono text-sm wrap-anywhere select-all"
    >
      {addressOf(path)}
    </p>
  );
}

export function CopyCalendarAddress({ path }: { path: string }) {
  const copied = { title: 'Address Copied', description: 'Add it to your calendar as a subscription.' };
  const copy = () => copyText(addressOf(path), copied, 'Please mark the address and copy it by hand.');
  return (
    <Button icon={<CopyIcon size={20} aria-hidden />} onClick={copy}>
      Copy address
    </Button>
  );
}

/** Asks before an address ends: calendars that read it show nothing from then on. */
export function RenewCalendarDialog({ renewal, onClose }: { renewal: Renewal; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Renew the address?"
      description="The old one ends at once, wherever it was copied to. Calendars that read it need the new one."
      confirmLabel="Renew"
      pending={renewal.pending}
      onConfirm={() =>
        renewal.renew(() => {
          toast({
            title: 'Your calendar has a new address',
            description: 'The old one shows nothing any more.',
          });
          onClose();
        })
      }
    />
  );
}
