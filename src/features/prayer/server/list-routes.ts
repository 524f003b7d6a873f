import { AppError } from '#contract/errors.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { once } from '#platform/server/idempotency.ts';
import { PRAYER_LIMITS } from '../prayer.rules.ts';
import {
  createFolder,
  createItem,
  deleteFolder,
  deleteItem,
  getPrayerList,
  listThanks,
  orderFolders,
  orderItems,
  setItemPrayed,
  updateFolder,
  updateItem,
} from '../prayer-list.contract.ts';
import { addToList, changeItem, markItem, noSuchItem, onList, requireFolder } from './change-list.ts';
import {
  createFolderRow,
  deleteFolderRow,
  findFolder,
  findFolders,
  updateFolderRow,
} from './folder-store.ts';
import { deleteItemRow, findOpenItems, placeItems, thanksOf } from './item-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { readItems } from './read-items.ts';
import { readingOf } from './reading.ts';

/** Somebody's own list (docs/product.md, Prayer). Every query is limited to the caller. */
export function listRoutes(endpoints: Endpoints, deps: PrayerDeps): void {
  const { db, clock } = deps;

  endpoints.handle(getPrayerList, async ({ caller }) => {
    const reading = await readingOf(db, caller, clock.now());
    const rows = await findOpenItems(db, caller.id);
    rows.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
    const [folders, items] = await Promise.all([findFolders(db, caller.id), readItems(db, reading, rows)]);
    return { folders, items };
  });

  endpoints.handle(listThanks, async ({ query, caller, request, reply }) => {
    const reading = await readingOf(db, caller, clock.now());
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => thanksOf(db, { userId: caller.id, ...wanted }).execute(),
      (row) => ({ at: row.answered_at!, id: row.id }),
    );
    return readItems(db, reading, rows);
  });

  endpoints.handle(createItem, ({ body, caller, idempotency }) => addToList(deps, caller, body, idempotency));
  endpoints.handle(updateItem, ({ params, body, caller }) => changeItem(deps, caller, params.itemId, body));
  endpoints.handle(setItemPrayed, ({ params, body, caller }) => markItem(deps, caller, params.itemId, body));

  endpoints.handle(deleteItem, ({ params, caller }) =>
    onList(deps, caller, async (tx) => {
      if (!(await deleteItemRow(tx, caller.id, params.itemId))) throw noSuchItem();
    }),
  );

  endpoints.handle(orderItems, ({ body, caller }) =>
    onList(deps, caller, async (tx) => {
      if (body.folderId) await requireFolder(tx, caller.id, body.folderId);
      await placeItems(tx, caller.id, body.folderId, body.itemIds);
    }),
  );

  endpoints.handle(createFolder, ({ body, caller, idempotency }) =>
    onList(deps, caller, (tx, { now }) =>
      once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          const folders = await findFolders(tx, caller.id);
          if (folders.length >= PRAYER_LIMITS.folders) throw tooManyFolders();
          return createFolderRow(tx, { userId: caller.id, name: body.name, now });
        },
        (id) => findFolder(tx, caller.id, id),
      ),
    ),
  );

  endpoints.handle(updateFolder, ({ params, body, caller }) =>
    onList(deps, caller, async (tx) => {
      await requireFolder(tx, caller.id, params.folderId);
      await updateFolderRow(tx, caller.id, params.folderId, body);
      return { id: params.folderId, name: body.name };
    }),
  );

  endpoints.handle(deleteFolder, ({ params, caller }) =>
    onList(deps, caller, async (tx) => {
      await requireFolder(tx, caller.id, params.folderId);
      await deleteFolderRow(tx, caller.id, params.folderId);
    }),
  );

  endpoints.handle(orderFolders, ({ body, caller }) =>
    onList(deps, caller, async (tx) => {
      for (const [position, id] of body.folderIds.entries()) {
        await requireFolder(tx, caller.id, id);
        await updateFolderRow(tx, caller.id, id, { position });
      }
    }),
  );
}

function tooManyFolders(): AppError {
  return new AppError('PRAYER_LIMIT', `You have ${PRAYER_LIMITS.folders} folders, which is the most.`);
}
