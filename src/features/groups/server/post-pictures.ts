import type { AppError } from '#contract/errors.ts';
import { pictureKey } from '#features/files/pictures.rules.ts';
import {
  deleteObjects,
  discardKeys,
  findObjectsByIds,
  keepPictures,
  originsOf,
  picturesOfUpload,
  type StoredPicture,
} from '#features/files/server/for-other-features.ts';
import { objectIdOf } from '#features/files/uploads.rules.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { POST_PICTURE, POST_PICTURE_EDGES } from '../post-pictures.rules.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { columnsOfPictures, type KeptPicture, type PictureColumns } from './picture-columns.ts';
import { requireRoomInGroup } from './room-in-group.ts';

/** One picture that a post comes with: the upload that becomes its picture, and what is to be seen on it. */
export interface PictureOfPost {
  uploadId: string;
  alt: string;
  /** Null when the upload is not there: it became a picture already, or never came. */
  pictures: readonly StoredPicture[] | null;
}

/**
 * Makes the pictures of a post ahead of its transaction; each person's one after the other.
 * @throws AppError INVALID_INPUT where an address is no upload's; UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, TOO_MANY_REQUESTS
 */
export async function picturesOfPost(
  deps: GroupsDeps,
  caller: Caller,
  request: Parameters<typeof originsOf>[0],
  sent: readonly { uploadURL: string; alt: string }[],
): Promise<PictureOfPost[]> {
  const origins = originsOf(request, deps.publicUrl);
  const uploads = sent.map(({ uploadURL, alt }) => {
    const uploadId = objectIdOf(uploadURL, origins, deps.objects.directBase);
    if (uploadId === null) throw noSuchUpload(sent);
    return { uploadId, alt };
  });
  const made: PictureOfPost[] = [];
  for (const upload of uploads) {
    const pictures = await deps.pictureQueue.take(caller.id, () =>
      picturesOfUpload(deps, caller, upload.uploadId, POST_PICTURE),
    );
    made.push({ ...upload, pictures });
  }
  return made;
}

/** Keeps the pictures of a post that is being written. The group's row is held. @throws AppError INVALID_INPUT, GROUP_LIMIT */
export async function keepPicturesOfPost(
  tx: Tx,
  deps: GroupsDeps,
  { userId, groupId }: { userId: string; groupId: string },
  made: readonly PictureOfPost[],
  now: number,
): Promise<PictureColumns> {
  const kept: KeptPicture[] = [];
  let bytes = 0;
  for (const { uploadId, alt, pictures } of made) {
    const [large] = pictures ?? [];
    if (!pictures || !large) throw noSuchUpload(made);
    bytes += pictures.reduce((sum, { stored }) => sum + stored.size, 0);
    kept.push({ id: uploadId, alt, width: large.width, height: large.height });
  }
  if (bytes > 0) await requireRoomInGroup(tx, groupId, bytes);
  for (const { uploadId, pictures } of made) {
    if (
      !(await keepPictures(tx, deps, { userId, kind: 'post-picture', uploadId, pictures: pictures! }, now))
    ) {
      throw noSuchUpload(made);
    }
  }
  return columnsOfPictures(kept, bytes);
}

/** What a picture of a post takes, in all its sizes. */
export async function bytesOfPicture(tx: Tx, pictureId: string): Promise<number> {
  const objects = await findObjectsByIds(
    tx,
    POST_PICTURE_EDGES.map((edge) => pictureKey(pictureId, edge)),
  );
  return [...objects.values()].reduce((sum, { size }) => sum + (size ?? 0), 0);
}

/** Takes pictures away whose posts go, or have lost them. */
export async function discardPictures(
  tx: Tx,
  { events }: Pick<GroupsDeps, 'events'>,
  pictureIds: readonly string[],
  now: number,
): Promise<void> {
  const keys = pictureIds.flatMap((id) => POST_PICTURE_EDGES.map((edge) => pictureKey(id, edge)));
  if (keys.length === 0) return;
  await deleteObjects(tx, keys);
  await discardKeys(events, tx, keys, now);
}

/** @param sent all that the post came with: which of them is missing matters less than that it is sent again */
function noSuchUpload({ length }: readonly unknown[]): AppError {
  return invalidField(
    'pictures',
    length === 1
      ? 'The picture did not come. Please choose it again.'
      : 'One of the pictures did not come. Please send them again.',
  );
}
