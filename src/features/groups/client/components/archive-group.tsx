import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { DoorOpenIcon } from '@phosphor-icons/react/dist/ssr/DoorOpen';
import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QuietRow } from '#ui/quiet-row.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Group, setGroupArchived } from '../../groups.contract.ts';
import { groupArchived } from '../group-changes.ts';

/** Archives the group, or opens it again. */
export function ArchiveGroup({ group }: { group: Group }) {
  const [isAsked, setAsked] = useState(false);
  const isArchived = group.archivedAt !== null;
  const archive = useEndpointMutation(setGroupArchived, {
    changes: groupArchived,
    onSuccess: ({ archivedAt }) => {
      setAsked(false);
      toast({ title: archivedAt === null ? 'The group is open again' : 'The group is archived' });
    },
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const set = (to: boolean) => archive.mutate({ params: { groupId: group.id }, body: { isArchived: to } });
  return (
    <div className="-mx-3">
      <QuietRow
        icon={isArchived ? <DoorOpenIcon size={24} /> : <ArchiveIcon size={24} />}
        label={isArchived ? 'Open the group again' : 'Archive the group'}
        hint={
          isArchived
            ? 'People write again, and new ones can come in.'
            : 'Everything stays to be read. Nobody writes, nobody comes in. You can open it again; what it has planned is called off for good.'
        }
        disabled={archive.isPending}
        onClick={() => (isArchived ? set(false) : setAsked(true))}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Archive the group?"
        description="Everything stays to be read. Nobody writes any more, and nobody comes in. You can open it again. Its coming events are called off, and stay so."
        confirmLabel="Archive"
        pending={archive.isPending}
        onConfirm={() => set(true)}
      />
    </div>
  );
}
