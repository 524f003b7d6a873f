import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { type ReactNode, useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Report } from './report.tsx';
import type { Reported } from './report-dialog.tsx';

/** The menu beside words that their reader can report; `children` are what else they can do with them. */
export function ReportMenu({
  reported,
  label,
  className,
  children,
}: {
  reported: Reported;
  /** Of the button: 'More about this line'. */
  label: string;
  className?: string;
  children?: ReactNode;
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
        {children}
        <MenuItem onSelect={() => setOpen(true)}>Report</MenuItem>
      </DropdownMenu>
      <Report reported={reported} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
