import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { Reported } from './report-dialog.tsx';

const loadDialog = () => import('./report-dialog.tsx');

/** A quiet button that reports something that somebody wrote or shows; its dialog comes when it is wanted. */
export function ReportButton({ className, ...reported }: Reported & { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className={className}
        icon={<FlagIcon size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      <Report reported={reported} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/**
 * The dialog alone, for an entry of a menu: the entry opens it, and it stands outside of the menu, which is gone by then.
 * What is typed in it stays for as long as it is mounted.
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
