import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { type GroupFile, removeGroupFile, renameGroupFile } from '../../files.contract.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { fileRenamed, fileTakenOut } from '../file-changes.ts';

/** What else can be done with a file of a group; nothing where nothing can. */
export function GroupFileMenu({ file }: { file: GroupFile }) {
  const [open, setOpen] = useState<'rename' | 'remove' | 'report' | null>(null);
  const { id, title, can, isMine } = file;
  const close = () => setOpen(null);
  const remove = useEndpointMutation(removeGroupFile, {
    changes: fileTakenOut,
    onSuccess: () => {
      close();
      toast({ title: 'It is out of the group' });
    },
    onError: (error) => failureToast('It is still there', error),
  });
  if (!can.rename && !can.remove && !can.report) return null;
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={`More about ${title}`} icon={<DotsThreeIcon size={24} aria-hidden />} />}
      >
        {can.rename && <MenuItem onSelect={() => setOpen('rename')}>Change its title</MenuItem>}
        {can.remove && (
          <MenuItem className="text-clay" onSelect={() => setOpen('remove')}>
            Take it out
          </MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'rename' && <RenameDialog file={file} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Take it out of the group?"
        description={
          isMine
            ? 'Nobody here sees it any more. It stays in your files.'
            : 'Nobody here sees it any more. It stays with whoever shared it.'
        }
        confirmLabel="Take it out"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { groupFileId: id } })}
      />
      <Report
        reported={{ kind: 'group-file', wordsId: id, about: file.person?.name ?? null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}

function RenameDialog({ file: { id, title }, onClose }: { file: GroupFile; onClose: () => void }) {
  const [typed, setTyped] = useState(title);
  const rename = useEndpointMutation(renameGroupFile, {
    changes: fileRenamed,
    onSuccess: onClose,
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !rename.isPending && onClose()}
      title="Change its title"
      description="What it is called in this group."
      footer={
        <Button
          pending={rename.isPending}
          disabled={isBlank(typed)}
          onClick={() => rename.mutate({ params: { groupFileId: id }, body: { title: typed } })}
        >
          Save
        </Button>
      }
    >
      <TextField
        label="Title"
        value={typed}
        maxLength={GROUP_LIMITS.fileTitle}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  );
}
