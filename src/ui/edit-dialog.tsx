import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog that changes words which stand already. While it saves it stays. */
export function EditDialog({
  title,
  description,
  saveLabel = 'Save',
  isSaving,
  isWrong,
  onSave,
  onCancel,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  saveLabel?: string;
  isSaving: boolean;
  /** It cannot be saved as it is. */
  isWrong: boolean;
  onSave: () => void;
  /** By 'Cancel'. */
  onCancel: () => void;
  /** By Escape, Back, the cross, or beside it. */
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}
      title={title}
      {...(description !== undefined && { description })}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
          <Button pending={isSaving} disabled={isWrong} onClick={onSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">{children}</div>
    </Dialog>
  );
}
