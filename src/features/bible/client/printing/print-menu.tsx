import type { ReactElement } from 'react';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import type { OpenedAtFirst } from '#ui/opened-at-first.ts';
import { printChapter } from './print-chapter.ts';

/** Asks whether the notes belong to what is printed. */
export function PrintMenu({
  trigger,
  openedAtFirst,
}: {
  trigger: ReactElement;
  openedAtFirst: OpenedAtFirst;
}) {
  return (
    <DropdownMenu trigger={trigger} openedAtFirst={openedAtFirst}>
      <MenuItem onSelect={() => printChapter({ withNotes: false })}>Print the text</MenuItem>
      <MenuItem onSelect={() => printChapter({ withNotes: true })}>Print with my notes</MenuItem>
    </DropdownMenu>
  );
}
