import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast-store.ts';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { deleteRequest } from '../../requests.contract.ts';
import { requestDeleted } from '../prayer-changes.ts';
import { editedRequest } from '../words-edit.ts';
import { EditRequestDialog } from './edit-request-dialog.tsx';

/** What else can be done with a request: its author edits and deletes it, others may report it. */
export function RequestMenu({ request, onNeedsHelp }: { request: PrayerRequest; onNeedsHelp: () => void }) {
  const [open, setOpen] = useState<'edit' | 'delete' | 'report' | null>(null);
  const close = () => setOpen(null);
  const { isMine, can, author } = request;
  if (!isMine && !can.report) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={isMine ? 'Edit, change who sees it, delete' : 'More about this request'}
            icon={<DotsThreeIcon size={26} aria-hidden />}
          />
        }
      >
        {can.edit && <MenuItem onSelect={() => setOpen('edit')}>Edit, or change who sees it</MenuItem>}
        {isMine && (
          <MenuItem className="text-clay" onSelect={() => setOpen('delete')}>
            Delete
          </MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'edit' && <EditRequestDialog request={request} onNeedsHelp={onNeedsHelp} onClose={close} />}
      {open === 'delete' && <DeleteRequest request={request} onClose={close} />}
      <Report
        reported={{ kind: 'prayer-request', wordsId: request.id, about: author?.name ?? null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}

function DeleteRequest({ request, onClose }: { request: PrayerRequest; onClose: () => void }) {
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useEndpointMutation(deleteRequest, {
    changes: requestDeleted,
    onSuccess: () => {
      toast({ title: 'Your request is deleted' });
      onClose();
      // What was changed of it and not saved is gone with it.
      if (user) void localDrafts.erase(user.id, { name: editedRequest(request.id).name });
      navigate('/prayers', { replace: true });
    },
    onError: (error) => failureToast('It is still there', error),
  });
  const written = request.own?.encouragements ?? 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this request?"
      description={
        written > 0
          ? 'It goes for good, and with it what people wrote under it. ‘Let it rest’ would keep it for you.'
          : 'It goes for good. ‘Let it rest’ would keep it for you.'
      }
      confirmLabel="Delete"
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { requestId: request.id } })}
    />
  );
}
