import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useQuery } from '@tanstack/react-query';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { annotationsQuery } from '../annotations/annotation-queries.ts';
import { printChapter } from './print-chapter.ts';

/** Prints the chapter; whoever has notes in it is asked whether they belong to it. */
export function PrintButton({
  bookId,
  chapter,
  className,
}: {
  bookId: string;
  chapter: number;
  className?: string;
}) {
  const { data } = useQuery(annotationsQuery(bookId, chapter));
  const look = { label: 'Print', icon: <PrinterIcon size={20} aria-hidden />, className };
  if (data === undefined || data.notes.length === 0) {
    return <IconButton {...look} onClick={() => printChapter({ withNotes: false })} />;
  }
  return (
    <DropdownMenu trigger={<IconButton {...look} />}>
      <MenuItem onSelect={() => printChapter({ withNotes: false })}>Print the text</MenuItem>
      <MenuItem onSelect={() => printChapter({ withNotes: true })}>Print with my notes</MenuItem>
    </DropdownMenu>
  );
}
