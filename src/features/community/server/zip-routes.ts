import { AppError } from '#contract/errors.ts';
import { findObject, noSuchFile, sendFile } from '#features/files/server/for-other-features.ts';
import { groupNamesOf, standingIn } from '#features/groups/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { createZip, deleteZip, downloadZip, type GroupZip, listZips } from '../zips.contract.ts';
import { MOST_ZIPS, ZIP_KEPT_MS } from '../zips.rules.ts';
import { discardZips } from './discard-zips.ts';
import { createZipRow, findZip, findZips, type ZipRow } from './zip-store.ts';
import type { ZipsDeps } from './zips-deps.ts';

/** What people take along of groups (docs/product.md, Groups). */
export function zipRoutes(endpoints: Endpoints, deps: ZipsDeps): void {
  const { db, clock, events, objects } = deps;

  endpoints.handle(listZips, async ({ caller }) => (await findZips(db, caller.id)).map(present));

  endpoints.handle(createZip, ({ params: { groupId }, caller, idempotency }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const made = await once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          if (!(await standingIn(tx, groupId, caller.id))) throw noSuchGroup();
          const mine = await findZips(tx, caller.id);
          const ofGroup = mine.filter(({ group_id }) => group_id === groupId);
          const packing = ofGroup.find(({ state }) => state === 'packing');
          if (packing) return packing;
          if (mine.length - ofGroup.length >= MOST_ZIPS) {
            throw new AppError(
              'GROUP_LIMIT',
              `You have ${MOST_ZIPS} groups packed already. Please delete one of them first.`,
            );
          }
          await discardZips(
            tx,
            ofGroup.map(({ id }) => id),
            { events, now },
          );
          const zip: ZipRow = {
            id: newId(now),
            user_id: caller.id,
            group_id: groupId,
            group_name: (await groupNamesOf(tx, [groupId])).get(groupId) ?? 'A group',
            state: 'packing',
            object_id: null,
            asked_at: now,
            kept_until: now + ZIP_KEPT_MS,
            size: null,
          };
          const { size: _, ...row } = zip;
          await createZipRow(tx, row);
          const event = { subject: zip.id, userId: caller.id, payload: { zipId: zip.id } };
          await events.emit(tx, { type: 'group-zip-asked', ...event }, now);
          return zip;
        },
        (id) => findZip(tx, id),
      );
      return present(made);
    }),
  );

  endpoints.handle(downloadZip, async ({ params: { zipId }, caller, request, reply }) => {
    const zip = await findZip(db, zipId);
    if (zip?.user_id !== caller.id || zip.object_id === null) throw noSuchFile();
    const object = await findObject(db, zip.object_id, 'zip');
    if (!object) throw noSuchFile();
    await sendFile({ request, reply, caller }, objects, { ...object, name: `${zip.group_name}.zip` });
  });

  endpoints.handle(deleteZip, ({ params: { zipId }, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const zip = await findZip(tx, zipId);
      if (zip?.user_id !== caller.id) throw noSuchFile();
      await discardZips(tx, [zipId], { events, now: clock.now() });
    }),
  );
}

function noSuchGroup(): AppError {
  return new AppError('NOT_FOUND', 'This group is not here any more, or it is not for you.');
}

function present(row: ZipRow): GroupZip {
  return {
    id: row.id,
    groupId: row.group_id,
    groupName: row.group_name,
    state: row.state,
    askedAt: row.asked_at,
    size: row.size,
    keptUntil: row.kept_until,
    url: row.state === 'ready' ? `/api/groups/zips/${row.id}/content` : null,
  };
}
