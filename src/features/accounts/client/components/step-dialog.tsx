import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface StepDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A step in the card says by it whether its answer is on its way. */
const HoldContext = createContext<(isHeld: boolean) => void>(() => {});

/**
 * One card for all that follows one another in it; what is typed is gone when it closes. It stays while an answer is on its way, which
 * may bring what is shown this once: backup codes.
 */
export function StepDialog({
  open,
  onClose,
  title,
  description,
  children,
}: StepDialogProps & { title: string; description: string; children: ReactNode }) {
  const [isHeld, setHeld] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isHeld && onClose()}
      title={title}
      description={description}
    >
      <HoldContext value={setHeld}>{children}</HoldContext>
    </Dialog>
  );
}

/** What ends a step, behind the way out of it: neither this nor another way leads out while the step's answer is on its way. */
export function Buttons({
  isPending,
  onCancel,
  beside,
  children,
}: {
  isPending: boolean;
  onCancel: () => void;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const hold = useContext(HoldContext);
  // Before anything else can happen: a key that is pressed in between would close the card.
  useLayoutEffect(() => {
    hold(isPending);
    return () => hold(false);
  }, [hold, isPending]);
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" disabled={isPending} onClick={onCancel}>
        Cancel
      </Button>
      {beside}
      {children}
    </div>
  );
}
