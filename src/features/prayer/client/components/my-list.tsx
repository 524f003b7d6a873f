import { FolderSimpleIcon } from '@phosphor-icons/react/dist/ssr/FolderSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChunk, useChunkAhead } from '#platform/client/use-chunk.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PrayerFolder, PrayerItem } from '../../prayer-list.contract.ts';
import { prayerListQuery } from '../prayer-queries.ts';
import { ListRow } from './list-row.tsx';

/** What the list opens, in chunks of its own. */
async function loadDialogs() {
  const [{ ItemDialog }, { NewItemDialog }, { FoldersDialog }] = await Promise.all([
    import('./item-dialog.tsx'),
    import('./new-item-dialog.tsx'),
    import('./folders-dialog.tsx'),
  ]);
  return { ItemDialog, NewItemDialog, FoldersDialog };
}

/** What is open over the list: an item by its id, a new one, or the folders. */
type Open = { itemId: string } | 'new' | 'folders' | null;

/** My private list: people and matters in folders, each marked with one tap as prayed for today. */
export function MyList() {
  const list = useQuery(prayerListQuery);
  const [open, setOpen] = useState<Open>(null);
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    setOpen(null);
    sayNotOpened();
  });
  useChunkAhead(loadDialogs);
  const { folders = [], items = [] } = list.data ?? {};
  const item = open !== null && typeof open === 'object' ? items.find(({ id }) => id === open.itemId) : null;
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="my-list">
      <div className="flex items-center">
        <h2 id="my-list" className="grow text-[1.375rem]">
          My list
        </h2>
        {(folders.length > 0 || items.length > 1) && (
          <IconButton
            label="Folders"
            icon={<FolderSimpleIcon size={22} aria-hidden />}
            onClick={() => setOpen('folders')}
          />
        )}
        <IconButton
          label="Add to my list"
          className="-me-2"
          icon={<PlusIcon size={22} aria-hidden />}
          onClick={() => setOpen('new')}
        />
      </div>
      {list.isPending && <Skeleton className="mt-3 h-40" />}
      {list.isError && list.data === undefined && (
        <NotLoaded pending={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {list.data !== undefined && items.length === 0 && (
        <p className="mt-2 text-ink-soft">People and matters that you pray for. Nobody else ever sees it.</p>
      )}
      {groups(folders, items).map(({ folder, items: inIt }) => (
        <section key={folder?.id ?? ''} {...(folder ? { 'aria-label': folder.name } : {})} className="mt-2.5">
          {folder !== null && (
            <OwnWords as="h3" className="mt-4 font-sans text-sm font-semibold tracking-normal text-ink-soft">
              {folder.name}
            </OwnWords>
          )}
          <ul>
            {inIt.map((one) => (
              <ListRow key={one.id} item={one} onOpen={() => setOpen({ itemId: one.id })} />
            ))}
          </ul>
        </section>
      ))}
      {dialogs !== null && open === 'new' && <dialogs.NewItemDialog folders={folders} onClose={close} />}
      {dialogs !== null && open === 'folders' && <dialogs.FoldersDialog folders={folders} onClose={close} />}
      {dialogs !== null && item && (
        <dialogs.ItemDialog key={item.id} item={item} folders={folders} onClose={close} />
      )}
    </section>
  );
}

/** What is in no folder comes first; an empty folder is not shown. */
function groups(folders: readonly PrayerFolder[], items: readonly PrayerItem[]) {
  const loose = items.filter(({ folderId }) => !folders.some(({ id }) => id === folderId));
  return [
    { folder: null, items: loose },
    ...folders.map((folder) => ({ folder, items: items.filter(({ folderId }) => folderId === folder.id) })),
  ].filter((group) => group.items.length > 0);
}
