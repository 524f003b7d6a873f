import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useClosedByBack } from './use-closed-by-back.ts';

/** Radix's root of a modal with a look of its own, which Back closes as it closes every `Dialog`. */
export function ModalRoot({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useClosedByBack(true, onClose);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      {children}
    </RadixDialog.Root>
  );
}
