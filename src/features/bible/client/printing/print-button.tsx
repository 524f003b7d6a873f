import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useMenuLater } from '#platform/client/use-menu-later.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { annotationsQuery } from '../annotations/annotation-queries.ts';
import { printChapter } from './print-chapter.ts';

const loadMenu = () => import('./print-menu.tsx');

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
  return <AskingButton {...look} />;
}

function AskingButton(look: ComponentProps<typeof IconButton>) {
  const { chunk, openedAtFirst, opener } = useMenuLater(loadMenu, useIdle());
  if (chunk) return <chunk.PrintMenu trigger={<IconButton {...look} />} openedAtFirst={openedAtFirst} />;
  return <IconButton {...look} {...opener} />;
}
