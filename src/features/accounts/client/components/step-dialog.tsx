import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface StepDialogProps {
  open: boolean;
  onClose: () => void;
}

/** One card for all that follows one another in it; what is typed is gone when it closes. */
export function StepDialog({
  open,
  onClose,
  title,
  description,
  children,
}: StepDialogProps & { title: string; description: string; children: ReactNode }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
    >
      {children}
    </Dialog>
  );
}

/** What ends a step, behind the way out of it. */
export function Buttons({
  onCancel,
  beside,
  children,
}: {
  onCancel: () => void;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      {beside}
      {children}
    </div>
  );
}
