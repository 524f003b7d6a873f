import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** Tells moderators about words that stand without a name. */
export function ReportWords({
  kind,
  wordsId,
  label,
}: {
  kind: 'debate-other-side' | 'debate-verdict' | 'debate-mind';
  wordsId: string;
  /** Of the button. */
  label: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={label}
            className="-my-2 -me-2.5 shrink-0 text-ink-soft"
            icon={<DotsThreeIcon size={24} aria-hidden />}
          />
        }
      >
        <MenuItem onSelect={() => setOpen(true)}>Report</MenuItem>
      </DropdownMenu>
      <Report reported={{ kind, wordsId, about: null }} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
