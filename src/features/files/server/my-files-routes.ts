import { AppError } from '#contract/errors.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { StoreUnavailable } from '#platform/server/object-store/object-store.ts';
import {
  deleteFile,
  downloadFile,
  getFileUsage,
  giveUpUploads,
  listFiles,
  type StoredFile,
} from '../files.contract.ts';
import { canDeleteFile, canReadObject } from '../files.policy.ts';
import { fileUrl } from '../files.rules.ts';
import type { FileRoom } from './file-room.ts';
import {
  type FileRow,
  findFile,
  findFiles,
  findUnfinishedFiles,
  findUnseenFiles,
  usedRoom,
} from './file-store.ts';
import { type FilesDeps, giveUpFile, removeFile } from './files-deps.ts';
import { noSuchFile, sendFile } from './send-file.ts';

/** How many files, the newest, are looked for in the store when their owner lists them. */
const UNSEEN = 20;

const GIVEN_UP_AT_ONCE = 200;

/** A person's own files: list, usage, download, delete, and the end of what never came to one. */
export function myFilesRoutes(endpoints: Endpoints, deps: FilesDeps, room: FileRoom): void {
  const { db, clock, objects, fileLimits } = deps;

  endpoints.handle(listFiles, async ({ query, caller, request, reply }) => {
    const page = await pageOf(
      { request, reply, query },
      async (wanted) => {
        if (!wanted.after) {
          const unseen = await findUnseenFiles(db, caller.id, UNSEEN);
          // What is listed is in the database. A store that is away keeps nobody from seeing it.
          await lookForArrivals(deps, room, unseen).catch(passLostStore);
        }
        return findFiles(db, { userId: caller.id, ...wanted });
      },
      ({ created_at, id }) => ({ at: created_at, id }),
    );
    return page.map(presentFile);
  });

  endpoints.handle(getFileUsage, async ({ caller }) => {
    const { bytes, unfinished } = await usedRoom(db, caller.id, clock.now());
    const { userBytes, fileBytes } = fileLimits;
    return { bytes, unfinishedBytes: unfinished, limitBytes: userBytes, fileLimitBytes: fileBytes };
  });

  endpoints.handle(giveUpUploads, async ({ caller }) => {
    for (;;) {
      const files = await findUnfinishedFiles(db, caller.id, GIVEN_UP_AT_ONCE);
      const inOneRequest = files.filter(({ upload_id }) => upload_id === null);
      await lookForArrivals(deps, room, inOneRequest);
      for (const file of files) await giveUpFile(deps, file);
      if (files.length < GIVEN_UP_AT_ONCE) return;
    }
  });

  endpoints.handle(downloadFile, async ({ params, caller, request, reply }) => {
    const file = await findFile(db, params.fileId);
    if (!file || !canReadObject(caller, file)) throw noSuchFile();
    await sendFile({ request, reply, caller }, objects, file);
  });

  endpoints.handle(deleteFile, async ({ params, caller }) => {
    const file = await findFile(db, params.fileId);
    if (!file || !canDeleteFile(caller, file)) throw noSuchFile();
    await removeFile(deps, file);
  });
}

/** Notes files that arrived in the store without passing this server, or that it could not note when they did. */
export async function lookForArrivals(
  { objects }: Pick<FilesDeps, 'objects'>,
  room: FileRoom,
  files: readonly FileRow[],
): Promise<void> {
  for (const file of files) {
    const stored = await objects.stat(file.id);
    // A file without enough space is removed. No request is waiting for an answer about it.
    if (stored) await room.settle(file, stored).catch(passRefusal);
  }
}

function passRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

function passLostStore(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

function presentFile(file: FileRow): StoredFile {
  return {
    id: file.id,
    name: file.name,
    contentType: file.content_type,
    size: file.size ?? 0,
    createdAt: file.created_at,
    url: fileUrl(file.id),
  };
}
