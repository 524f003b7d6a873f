import { actsAsModerator } from '#contract/access.policy.ts';
import { createSharedFiles, findObject } from '#features/files/server/for-other-features.ts';
import { hasOpenCase } from '#features/moderation/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import {
  addGroupFile,
  downloadGroupFile,
  getGroupFileUsage,
  listGroupFiles,
  removeGroupFile,
  renameGroupFile,
} from '../files.contract.ts';
import { canOpenGroupFile } from '../files.policy.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { findGroupFile, findGroupFiles } from './group-file-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { findMember } from './member-store.ts';
import { judgedFile, noSuchGroupFile, presentGroupFiles } from './present-group-files.ts';
import { usedByGroup } from './room-in-group.ts';
import { groupOfMember } from './seen-group.ts';
import { renameFile, shareFile, takeFileOut } from './share-file.ts';

/** The files of a group: recordings, sheets, pictures (docs/product.md, Groups). */
export function groupFilesRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock } = deps;
  const files = createSharedFiles(deps.objects);

  endpoints.handle(listGroupFiles, async ({ params: { groupId }, query, caller, request, reply }) => {
    await groupOfMember(db, groupId, caller.id);
    const now = clock.now();
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findGroupFiles(db, { id: caller.id, now }, { groupId, ...wanted }),
      ({ created_at, id }) => ({ at: created_at, id }),
    );
    return presentGroupFiles(db, caller.id, page, now);
  });

  endpoints.handle(getGroupFileUsage, async ({ params: { groupId }, caller }) => {
    await groupOfMember(db, groupId, caller.id);
    const used = await usedByGroup(db, groupId);
    return { ...used, limitBytes: GROUP_LIMITS.fileBytes, limitFiles: GROUP_LIMITS.files };
  });

  endpoints.handle(addGroupFile, ({ params, body, caller, idempotency }) =>
    shareFile(deps, caller, params.groupId, body, idempotency),
  );
  endpoints.handle(renameGroupFile, ({ params, body, caller }) =>
    renameFile(deps, caller, params.groupFileId, body.title),
  );
  endpoints.handle(removeGroupFile, ({ params, caller }) => takeFileOut(deps, caller, params.groupFileId));

  endpoints.handle(downloadGroupFile, async ({ params, caller, request, reply }) => {
    const file = await findGroupFile(db, params.groupFileId);
    if (!file) throw noSuchGroupFile();
    const standing = (await findMember(db, file.group_id, caller.id)) ?? null;
    const judged = await judgedFile(db, caller.id, file, clock.now());
    const isModerator = actsAsModerator(caller);
    const isBeforeModerators = isModerator && (await hasOpenCase(db, 'group-file', file.id));
    const reader = { id: caller.id, standing, isModerator };
    if (!canOpenGroupFile(reader, { ...judged, isBeforeModerators })) throw noSuchGroupFile();
    const object = await findObject(db, file.object_id, 'file');
    if (!object) throw noSuchGroupFile();
    await files.send({ request, reply, caller }, object);
  });
}
