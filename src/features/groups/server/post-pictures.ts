import type { AppError } from '#contract/errors.ts';
import { pictureKey } from '#features/files/pictures.rules.ts';
import {
  deleteObjects,
  discardKeys,
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
import { NO_PICTURE, type PictureColumns } from './post-picture-store.ts';
import { requireRoomInGroup } from './room-in-group.ts';

/** What a post comes with: the upload that becomes its picture, and what is to be seen on it. */
export interface PictureOfPost {
  uploadId: string;
  alt: string;
  /** Null when the upload is not there: it became a picture already, or never came. */
  pictures: readonly StoredPicture[] | null;
}

/**
 * Makes the pictures of a post ahead of its transaction; each person's one after the other.
 * @throws AppError INVALID_INPUT where the address is no upload's; UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, TOO_MANY_REQUESTS
 */
export async function picturesOfPost(
  deps: GroupsDeps,
  caller: Caller,
  request: Parameters<typeof originsOf>[0],
  { uploadURL, alt }: { uploadURL: string; alt: string },
): Promise<PictureOfPost> {
  const uploadId = objectIdOf(uploadURL, originsOf(request, deps.publicUrl), deps.objects.directBase);
  if (uploadId === null) throw noSuchUpload();
  const pictures = await deps.pictureQueue.take(caller.id, () =>
    picturesOfUpload(deps, caller, uploadId, POST_PICTURE),
  );
  return { uploadId, alt, pictures };
}

/** Keeps the pictures of a post that is being written. The group's row is held. @throws AppError INVALID_INPUT, GROUP_LIMIT */
export async function keepPictureOfPost(
  tx: Tx,
  deps: GroupsDeps,
  { userId, groupId }: { userId: string; groupId: string },
  { uploadId, alt, pictures }: PictureOfPost,
  now: number,
): Promise<PictureColumns> {
  const [large] = pictures ?? [];
  if (!pictures || !large) throw noSuchUpload();
  const bytes = pictures.reduce((sum, { stored }) => sum + stored.size, 0);
  await requireRoomInGroup(tx, groupId, bytes);
  if (!(await keepPictures(tx, deps, { userId, kind: 'post-picture', uploadId, pictures }, now))) {
    throw noSuchUpload();
  }
  return {
    ...NO_PICTURE,
    picture_id: uploadId,
    picture_alt: alt,
    picture_width: large.width,
    picture_height: large.height,
    picture_bytes: bytes,
  };
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

function noSuchUpload(): AppError {
  return invalidField('picture', 'The picture did not come. Please choose it again.');
}
