import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { type FormEvent, useState } from 'react';
import { isBlank, withoutTurns } from '#contract/visible-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useSavedWhenLeft } from '#platform/client/use-saved-when-left.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { TextField } from '#ui/text-field.tsx';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import {
  createFolder,
  deleteFolder,
  orderFolders,
  type PrayerFolder,
  updateFolder,
} from '../../prayer-list.contract.ts';
import { folderCreated, folderDeleted, foldersOrdered, folderUpdated } from '../list-changes.ts';

const onError = (error: Error) => failureToast('Not Saved Yet', error);

/** My folders: a new one, other names, another order; what is in a folder that goes stays on the list. */
export function FoldersDialog({
  folders,
  onClose,
}: {
  folders: readonly PrayerFolder[];
  onClose: () => void;
}) {
  const order = useEndpointMutation(orderFolders, { changes: foldersOrdered, onError });
  function move(from: number, to: number) {
    const ids = folders.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved !== undefined) ids.splice(to, 0, moved);
    order.mutate({ body: { folderIds: ids } });
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Folders">
      <ul className="grid gap-2">
        {folders.map((folder, place) => (
          <li key={folder.id} className="flex flex-wrap items-center gap-1">
            <FolderName folder={folder} />
            <div className="ms-auto flex">
              <IconButton
                label={`Move ${isolated(folder.name)} up`}
                disabled={place === 0}
                icon={<ArrowUpIcon size={20} aria-hidden />}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                label={`Move ${isolated(folder.name)} down`}
                disabled={place === folders.length - 1}
                icon={<ArrowDownIcon size={20} aria-hidden />}
                onClick={() => move(place, place + 1)}
              />
              <RemoveFolder folder={folder} />
            </div>
          </li>
        ))}
      </ul>
      <NewFolder />
    </Dialog>
  );
}

/** A name as the server keeps it. */
function asSaved(name: string): string {
  return withoutTurns(name).trim();
}

/** Saved when its field is left, when the dialog is closed, or by Enter. */
function FolderName({ folder }: { folder: PrayerFolder }) {
  // Null until something is typed: a name that was changed elsewhere is not changed back by leaving its field.
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate } = useEndpointMutation(updateFolder, {
    changes: folderUpdated,
    onSuccess: (saved) => setTyped((now) => (now !== null && asSaved(now) === saved.name ? null : now)),
    onError,
  });
  const { noteTyped, left } = useSavedWhenLeft(() => {
    const wanted = typed === null ? folder.name : asSaved(typed);
    if (isBlank(wanted) || wanted === folder.name) setTyped(null);
    else mutate({ params: { folderId: folder.id }, body: { name: wanted } });
  });
  return (
    <form
      className="min-w-0 grow basis-40"
      onSubmit={(event) => {
        event.preventDefault();
        left();
      }}
    >
      <TextField
        label={`Name of ${isolated(folder.name)}`}
        hideLabel
        maxLength={PRAYER_LIMITS.folderName}
        value={typed ?? folder.name}
        onChange={(event) => {
          setTyped(event.target.value);
          noteTyped();
        }}
        onBlur={left}
      />
    </form>
  );
}

function RemoveFolder({ folder }: { folder: PrayerFolder }) {
  const { mutate } = useEndpointMutation(deleteFolder, { changes: folderDeleted, onError });
  return (
    <IconButton
      label={`Remove ${isolated(folder.name)}; what is in it stays on your list`}
      icon={<TrashIcon size={20} aria-hidden />}
      onClick={() => mutate({ params: { folderId: folder.id } })}
    />
  );
}

function NewFolder() {
  const [name, setName] = useState('');
  const { mutate, isPending } = useEndpointMutation(createFolder, {
    changes: folderCreated,
    onSuccess: () => setName(''),
    onError,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank(name)) mutate({ body: { name: name.trim() } });
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-2" noValidate>
      <TextField
        label="A new folder"
        placeholder="Family"
        maxLength={PRAYER_LIMITS.folderName}
        className="min-w-0 grow basis-40"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" pending={isPending} disabled={isBlank(name)}>
        Add
      </Button>
    </form>
  );
}
