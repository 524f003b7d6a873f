import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import type { GroupReply } from '../posts.contract.ts';
import { canDeletePost, canRemovePicture } from '../talk.policy.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { holdOwn } from './hold-own.ts';
import { isTakenOut, leavesNothing, picturesIn, withoutPicture } from './picture-columns.ts';
import { bytesOfPicture, discardPictures } from './post-pictures.ts';
import { updatePostRow } from './post-store.ts';
import { presentPost } from './present-posts.ts';
import { judge, noSuchPost } from './talk-reading.ts';
import { showPostChange } from './tell-of-talk.ts';

/** Takes one picture out of one's own post; a second time changes nothing. @param place from 0 @throws AppError NOT_FOUND, INVALID_INPUT where nothing would be left */
export function removePicture(
  deps: GroupsDeps,
  caller: Caller,
  postId: string,
  place: number,
): Promise<GroupReply> {
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    const { post, reading } = await holdOwn(tx, caller, postId, now);
    const judged = await judge(tx, reading, post);
    const picture = picturesIn(post).find((one) => one.place === place);
    if (!canDeletePost(reading, judged)) throw noSuchPost();
    // Asked again after an answer that was lost: it is as it was asked for.
    if (isTakenOut(post, place)) return (await presentPost(tx, reading, post))!;
    if (!picture) throw noSuchPost();
    if (!canRemovePicture(reading, judged, { leavesNothing: leavesNothing(post) })) {
      throw invalidField('fileName', 'Nothing would be left of it. Please remove the post instead.');
    }
    const changes = withoutPicture(post, place, await bytesOfPicture(tx, picture.id));
    await updatePostRow(tx, postId, changes);
    await discardPictures(tx, deps, [picture.id], now);
    await showPostChange(tx, post, now);
    return (await presentPost(tx, reading, { ...post, ...changes }))!;
  });
}
