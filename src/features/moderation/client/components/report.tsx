import { useChunk } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { Reported } from './report-dialog.tsx';

const loadDialog = () => import('./report-dialog.tsx');

/**
 * Reports something that somebody wrote or shows. A button or an entry of a menu opens it; it stands outside of the menu, which
 * is gone by then. Its dialog comes when it is wanted, and what is typed in it stays for as long as it is mounted.
 */
export function Report({
  reported,
  open,
  onOpenChange,
}: {
  reported: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const dialog = useChunk(loadDialog, open, () => {
    onOpenChange(false);
    sayNotOpened();
  });
  return dialog && <dialog.ReportDialog reported={reported} open={open} onOpenChange={onOpenChange} />;
}
