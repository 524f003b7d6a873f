import { findDanger } from '#features/help/help.rules.ts';
import { admitEdit } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications, tellNoLonger } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { NOTHING_SAID } from '../groups-fields.ts';
import { NOTHING_ASKED } from '../polls.rules.ts';
import type { GroupReply } from '../posts.contract.ts';
import { canDeletePost, canEditPost } from '../talk.policy.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { holdOwn } from './hold-own.ts';
import { NO_PICTURES, picturesIn } from './picture-columns.ts';
import { NO_POLL } from './poll-columns.ts';
import { discardPictures } from './post-pictures.ts';
import { countReplies, deletePostRow, findPost, type PostRow, updatePostRow } from './post-store.ts';
import { deleteVersions, keepVersion } from './post-version-store.ts';
import { presentPost } from './present-posts.ts';
import { archived, pollAnswered } from './refusals.ts';
import { wordsIn } from './said-in.ts';
import { judge, noSuchPost } from './talk-reading.ts';
import { showPostChange } from './tell-of-talk.ts';
import { countPost } from './thread-store.ts';
import { countVotes, deleteVotes, haveOthersChosen } from './vote-store.ts';

/** Changes one's own post; what others could read there before stays to be read. */
export function changePost(
  deps: GroupsDeps,
  caller: Caller,
  postId: string,
  said: string,
): Promise<GroupReply & { needsHelp: boolean }> {
  const text = wordsIn(said);
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    const { post, reading } = await holdOwn(tx, caller, postId, now);
    const judged = await judge(tx, reading, post);
    if (reading.isArchived) throw archived();
    if (!canEditPost(reading, judged, { haveOthersChosen: false })) throw noSuchPost();
    const shown = async (row: PostRow) => (await presentPost(tx, reading, row))!;
    if (text === '' && post.poll_options !== null) throw invalidField('text', NOTHING_ASKED);
    if (text === '' && picturesIn(post).length === 0) throw invalidField('text', NOTHING_SAID);
    // Said again after an answer that was lost, it is what stands there already, whoever has chosen since.
    if (text === post.text) return { ...(await shown(post)), needsHelp: findDanger(text) !== null };
    if (!canEditPost(reading, judged, await pollOf(tx, reading, post))) throw pollAnswered();
    const { isHeld, needsHelp } = await admitEdit(
      tx,
      { caller, kind: 'group-post', wordsId: postId, texts: [text], deps },
      now,
    );
    // What is held was read by nobody, and is not to be read later either.
    const isTraced = post.hidden_because !== 'held';
    if (isTraced) await keepVersion(tx, post);
    const before = (await findPost(tx, postId))!;
    const changes = {
      text,
      edited_at: isTraced ? now : post.edited_at,
      ...(isHeld && post.hidden_because === null && { hidden_because: 'held' as const }),
    };
    await updatePostRow(tx, postId, changes);
    await showPostChange(tx, post, now);
    return { ...(await shown({ ...before, ...changes })), needsHelp };
  });
}

/** The poll of a post as the policy asks about it; nobody has chosen where there is none. */
async function pollOf(tx: Tx, reader: { id: string; now: number }, post: PostRow) {
  const votesIn = await countVotes(tx, reader, post.poll_options === null ? [] : [post]);
  return { haveOthersChosen: haveOthersChosen(votesIn(post.id)) };
}

/** Removes one's own post. Where others have replied, its place stays, empty. */
export function removePost(deps: GroupsDeps, caller: Caller, postId: string): Promise<void> {
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const now = deps.clock.now();
    const { post, reading } = await holdOwn(tx, caller, postId, now);
    if (!canDeletePost(reading, await judge(tx, reading, post))) throw noSuchPost();
    if ((await countReplies(tx, postId)) > 0) {
      await deleteVersions(tx, postId);
      await updatePostRow(tx, postId, {
        text: '',
        ...NO_PICTURES,
        ...NO_POLL,
        deleted_at: now,
        edited_at: null,
      });
      await deleteVotes(tx, postId);
    } else await deletePostRow(tx, postId);
    await discardPictures(
      tx,
      deps,
      picturesIn(post).map(({ id }) => id),
      now,
    );
    await countPost(tx, reading.thread, -1, now);
    for (const kind of ['group-reply', 'group-poll']) await forgetNotifications(tx, kind, [postId], now);
    await tellNoLonger(tx, [post.thread_id], now);
    await showPostChange(tx, post, now);
  });
}
