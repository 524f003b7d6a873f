import { actsAsModerator } from '#contract/access.policy.ts';
import { AppError } from '#contract/errors.ts';
import type { Actor } from '#features/files/files.policy.ts';
import { pictureKey } from '#features/files/pictures.rules.ts';
import {
  deleteObjects,
  discardKeys,
  keepPictures,
  originsOf,
  type PictureQueue,
  picturesOfUpload,
  sendObject,
} from '#features/files/server/for-other-features.ts';
import { objectIdOf } from '#features/files/uploads.rules.ts';
import { refuseMuted } from '#features/moderation/server/for-other-features.ts';
import { readUser } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { deleteProfilePicture, getPicture, updateProfilePicture } from '../profile-picture.contract.ts';
import { canSeePicture } from '../profile-picture.policy.ts';
import { PICTURE_SIZES, PROFILE_PICTURE } from '../profile-picture.rules.ts';
import { createPictureCache } from './picture-cache.ts';
import { findPicture } from './picture-store.ts';
import { deletePictureId, findPictureId, updatePictureId } from './profile-picture-store.ts';

/** What the routes of this feature receive. */
export interface ProfilePictureDeps {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  events: EventSender;
  publicUrl: string;
  pictureQueue: PictureQueue;
}

/** An upload becomes the profile picture: the second of its two steps (docs/product.md, Profile picture). */
export function profilePictureRoutes(endpoints: Endpoints, deps: ProfilePictureDeps): void {
  const { db, clock, objects, events, publicUrl, pictureQueue } = deps;
  const cache = createPictureCache(objects);

  endpoints.handle(updateProfilePicture, async ({ body, caller, request }) => {
    // A picture speaks to others, too.
    await refuseMuted(db, caller, clock.now());
    const uploadId = objectIdOf(body.profileImageURL, originsOf(request, publicUrl), objects.directBase);
    if (uploadId === null) throw notAnOwnUpload();
    return pictureQueue.take(caller.id, () => makePictureOf(uploadId, caller));
  });

  endpoints.handle(deleteProfilePicture, ({ caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const former = await removePicture(tx, caller.id);
      await discardKeys(events, tx, former, clock.now());
      await deletePictureId(tx, caller.id);
      return readUser(tx, caller.id, clock.now());
    }),
  );

  endpoints.handle(getPicture, async ({ params, caller, request, reply }) => {
    const size = /^(\d+)\.webp$/.exec(params.fileName)?.[1] ?? '';
    const picture = await findPicture(db, pictureKey(params.pictureId, size));
    const reader = { id: caller.id, isModerator: actsAsModerator(caller) };
    if (!picture || !canSeePicture(reader, picture)) {
      throw new AppError('NOT_FOUND', 'There is no such picture.');
    }
    // Another picture has another address, so this one may be kept for as long as browsers like.
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    await sendObject({ request, reply, caller }, objects, picture, await cache.get(picture));
  });

  async function makePictureOf(uploadId: string, caller: Actor) {
    if ((await findPictureId(db, caller.id)) === uploadId) return readUser(db, caller.id, clock.now());
    const pictures = await picturesOfUpload(deps, caller, uploadId, PROFILE_PICTURE);
    if (pictures === null) throw notAnOwnUpload();
    const now = clock.now();
    // The id of the upload itself, so that a save that is repeated because its answer was lost is recognised.
    const pictureId = uploadId;
    return inUserTransaction(db, caller.id, async (tx) => {
      // Two requests for the same upload, to two servers: the second finds it used, and the picture there.
      if ((await findPictureId(tx, caller.id)) === pictureId) return readUser(tx, caller.id, clock.now());
      const kept = { userId: caller.id, kind: 'picture', uploadId, pictures } as const;
      if (!(await keepPictures(tx, deps, kept, now))) throw notAnOwnUpload();
      await discardKeys(events, tx, await removePicture(tx, caller.id), now);
      await updatePictureId(tx, caller.id, pictureId);
      return readUser(tx, caller.id, clock.now());
    });
  }
}

/** Deletes the rows of the picture that the user has now; returns the keys of the bytes to remove after the commit. */
async function removePicture(tx: Tx, userId: string): Promise<string[]> {
  const pictureId = await findPictureId(tx, userId);
  const keys = pictureId === null ? [] : PICTURE_SIZES.map((size) => pictureKey(pictureId, size));
  await deleteObjects(tx, keys);
  return keys;
}

function notAnOwnUpload(): AppError {
  return invalidField('profileImageURL', 'Please upload the picture first, then save it.');
}
