import type { Tx } from '#platform/server/db/database.ts';
import type { StoredBytes } from '#platform/server/object-store/object-store.ts';
import { type Actor, canMakePictureOf } from '../../files.policy.ts';
import { PICTURE_LIMITS, type PictureShape, pictureKey } from '../../pictures.rules.ts';
import type { ObjectKind } from '../../uploads.rules.ts';
import { findArrived } from '../arrived-upload.ts';
import { discardKeys } from '../discarded-objects.ts';
import type { KeepingDeps } from '../files-deps.ts';
import { createObject, deleteObjects, findObject } from '../stored-object-store.ts';
import { uploadTooLarge } from '../upload-faults.ts';
import { makePicture } from './make-picture.ts';

type Deps = Pick<KeepingDeps, 'db' | 'clock' | 'objects' | 'events'>;

/** A picture in one size, in px, whose bytes are stored and which has no row yet. */
export interface StoredPicture {
  /** The key of its object. */
  id: string;
  edge: number;
  width: number;
  height: number;
  stored: StoredBytes;
}

/**
 * Makes pictures of somebody's own upload and stores their bytes, ahead of the transaction that keeps them. If that fails, the sweep
 * removes the bytes as unknown; a row never refers to bytes that are not there. Their keys have the upload's id, so that the same
 * upload makes the same pictures. Call it in one's turn (`PictureQueue`).
 * @returns null when there is no such upload of theirs, or it has become a picture
 * @throws AppError what `makePicture` throws
 */
export async function picturesOfUpload(
  deps: Deps,
  actor: Actor,
  uploadId: string,
  shape: PictureShape,
): Promise<StoredPicture[] | null> {
  const original = await readOwnUpload(deps, uploadId, actor);
  if (original === null) return null;
  const pictures: StoredPicture[] = [];
  for (const { webp, ...size } of await makePicture(original, shape)) {
    const id = pictureKey(uploadId, size.edge);
    const options = { maxBytes: PICTURE_LIMITS.bytes, contentType: 'image/webp' };
    pictures.push({ id, ...size, stored: await deps.objects.put(id, oneChunk(webp), options) });
  }
  return pictures;
}

/**
 * Gives pictures of an upload their rows, and takes the upload's away.
 * @returns false when it had become a picture meanwhile; nothing is kept then
 */
export async function keepPictures(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  {
    userId,
    kind,
    uploadId,
    pictures,
  }: { userId: string; kind: ObjectKind; uploadId: string; pictures: readonly StoredPicture[] },
  now: number,
): Promise<boolean> {
  if ((await deleteObjects(tx, [uploadId])) === 0) return false;
  await discardKeys(events, tx, [uploadId], now);
  for (const { id, stored } of pictures) {
    const object = { id, user_id: userId, kind, content_type: 'image/webp', ...stored };
    await createObject(tx, { ...object, created_at: now, stored_at: now });
  }
  return true;
}

async function readOwnUpload(deps: Deps, id: string, actor: Actor): Promise<Buffer | null> {
  const upload = await findObject(deps.db, id, 'upload');
  if (!upload || !canMakePictureOf(actor, upload)) return null;
  const stream = (await findArrived(deps, id)) && (await deps.objects.read(id));
  if (!stream) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // The upload was sent again after it was measured.
    if (size > PICTURE_LIMITS.bytes) throw uploadTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
