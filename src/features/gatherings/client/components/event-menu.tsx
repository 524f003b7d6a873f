import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { Link } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Gathering } from '../../gatherings-fields.ts';
import { eventPath } from '../events-address.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/** What else can be done: hosts change and cancel it, others may report it. */
export function EventMenu({ gathering }: { gathering: Gathering }) {
  const [open, setOpen] = useState<'cancel' | 'report' | null>(null);
  const { can, cancelledAt, isOver } = gathering;
  const isOpen = cancelledAt === null && !isOver;
  const hosts = can.host && isOpen;
  if (!hosts && !can.report) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={hosts ? 'Change or call off' : 'More about this event'}
            icon={<DotsThreeIcon size={26} aria-hidden />}
          />
        }
      >
        {hosts && (
          <MenuItem asChild>
            <Link href={`${eventPath(gathering)}/change`}>Change</Link>
          </MenuItem>
        )}
        {hosts && (
          <MenuItem className="text-clay" onSelect={() => setOpen('cancel')}>
            Call it off
          </MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'cancel' && <CancelDialog gathering={gathering} onClose={() => setOpen(null)} />}
      <Report
        reported={{ kind: 'gathering', wordsId: gathering.gatheringId, about: null }}
        open={open === 'report'}
        onOpenChange={(isReported) => setOpen(isReported ? 'report' : null)}
      />
    </>
  );
}
