import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteFile, type StoredFile } from '../../files.contract.ts';
import { fileDeleted } from '../files-changes.ts';

/** Asks before a file is gone. */
export function DeleteFileDialog({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const { mutate, isPending } = useEndpointMutation(deleteFile, {
    changes: fileDeleted,
    onSuccess: () => {
      toast({ title: 'File Deleted' });
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Error Deleting File',
        description: serverMessageOr(error, 'Your file is still there. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this file?"
      description={
        <>
          <OwnWords as="strong" className="text-ink">
            {file.name}
          </OwnWords>{' '}
          will be gone for good. If you share it in a group, it goes from there, too.
        </>
      }
      confirmLabel="Delete"
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { fileId: file.id } })}
    />
  );
}
