import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { overlayClasses, panelClasses } from './dialog.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  /** What leaves all as it is, where 'Cancel' could be taken for the deed itself. */
  cancelLabel?: string;
  destructive?: boolean;
  pending?: boolean;
  /** Called by the confirming button; the caller closes the dialog when it is done. */
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. The button that leaves all as it is has the focus first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  // What is on its way is not called back by closing this.
  const change = (isOpen: boolean) => (isOpen || !pending) && onOpenChange(isOpen);
  useClosedByBack(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content {...returnFocus} className={cn(panelClasses, 'sm:max-w-md')}>
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{description}</AlertDialog.Description>
          {children !== undefined && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={destructive ? 'destructive' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
