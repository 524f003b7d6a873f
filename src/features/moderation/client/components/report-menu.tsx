import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Report } from './report.tsx';
import type { Reported } from './report-dialog.tsx';

/** The menu beside words with which their reader can do nothing else than report them. */
export function ReportMenu({
  reported,
  label,
  className,
}: {
  reported: Reported;
  /** Of the button: 'More about this line'. */
  label: string;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={label}
            className={cn('-me-2.5 shrink-0 text-ink-soft', className)}
            icon={<DotsThreeIcon size={24} aria-hidden />}
          />
        }
      >
        <MenuItem onSelect={() => setOpen(true)}>Report</MenuItem>
      </DropdownMenu>
      <Report reported={reported} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
