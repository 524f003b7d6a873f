import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { getPrayerOverview, listWaiting } from '../prayer.contract.ts';
import {
  type createFolder,
  type createItem,
  type deleteFolder,
  type deleteItem,
  getPrayerList,
  listThanks,
  type orderFolders,
  type orderItems,
  type PrayerItem,
  type setItemPrayed,
  type updateFolder,
  type updateItem,
} from '../prayer-list.contract.ts';
import { getRequest } from '../requests.contract.ts';

export const itemCreated: Changes<typeof createItem> = (cache, item) => {
  cache.set(getPrayerList, (known) => ({
    ...known,
    items: [item, ...known.items.filter(({ id }) => id !== item.id)],
  }));
  cache.set(getPrayerOverview, (known) => ({ ...known, isQuiet: false }));
  const requestId = item.request?.id;
  if (requestId === undefined) return;
  cache.set(getRequest, (known) => (known.id === requestId ? { ...known, itemId: item.id } : known));
  cache.set(listWaiting, (known) =>
    known.map((request) => (request.id === requestId ? { ...request, itemId: item.id } : request)),
  );
};

const replaced = (items: PrayerItem[], item: PrayerItem) =>
  items.map((known) => (known.id === item.id ? item : known));

/** What was answered leaves the list for the thanks, and may come back. */
export const itemUpdated: Changes<typeof updateItem> = (cache, item) => {
  cache.set(getPrayerList, (known) => {
    if (item.answeredAt !== null) return { ...known, items: known.items.filter(({ id }) => id !== item.id) };
    const isListed = known.items.some(({ id }) => id === item.id);
    return isListed ? { ...known, items: replaced(known.items, item) } : undefined;
  });
  cache.setPages(listThanks, (known) => {
    const isListed = known.some(({ id }) => id === item.id);
    if (item.answeredAt === null) return known.filter(({ id }) => id !== item.id);
    return isListed ? replaced(known, item) : [item, ...known];
  });
};

export const itemPrayed: Changes<typeof setItemPrayed> = (cache, item) =>
  cache.set(getPrayerList, (known) => ({ ...known, items: replaced(known.items, item) }));

export const itemDeleted: Changes<typeof deleteItem> = (cache, _, { params }) => {
  const others = (items: PrayerItem[]) => items.filter(({ id }) => id !== params.itemId);
  cache.set(getPrayerList, (known) => ({ ...known, items: others(known.items) }));
  cache.setPages(listThanks, others);
  const unlisted = <T extends { itemId: string | null }>(request: T) =>
    request.itemId === params.itemId ? { ...request, itemId: null } : request;
  cache.set(getRequest, unlisted);
  cache.set(listWaiting, (known) => known.map(unlisted));
};

export const itemsOrdered: Changes<typeof orderItems> = (cache, _, { body }) =>
  cache.set(getPrayerList, (known) => {
    const moved = body.itemIds.flatMap((id) => known.items.find((item) => item.id === id) ?? []);
    const others = known.items.filter((item) => !moved.includes(item));
    return { ...known, items: [...moved.map((item) => ({ ...item, folderId: body.folderId })), ...others] };
  });

export const folderCreated: Changes<typeof createFolder> = (cache, folder) =>
  cache.set(getPrayerList, (known) => ({
    ...known,
    folders: [...known.folders.filter(({ id }) => id !== folder.id), folder],
  }));

export const folderUpdated: Changes<typeof updateFolder> = (cache, folder) =>
  cache.set(getPrayerList, (known) => ({
    ...known,
    folders: known.folders.map((other) => (other.id === folder.id ? folder : other)),
  }));

/** What was in it stays on the list. */
export const folderDeleted: Changes<typeof deleteFolder> = (cache, _, { params }) =>
  cache.set(getPrayerList, (known) => ({
    folders: known.folders.filter(({ id }) => id !== params.folderId),
    items: known.items.map((item) =>
      item.folderId === params.folderId ? { ...item, folderId: null } : item,
    ),
  }));

export const foldersOrdered: Changes<typeof orderFolders> = (cache, _, { body }) =>
  cache.set(getPrayerList, (known) => ({
    ...known,
    folders: [
      ...body.folderIds.flatMap((id) => known.folders.find((folder) => folder.id === id) ?? []),
      ...known.folders.filter(({ id }) => !body.folderIds.includes(id)),
    ],
  }));
