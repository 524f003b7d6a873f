import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { endPoll, listVotes, setVote } from '../polls.contract.ts';
import { isVote } from '../polls.rules.ts';
import { canEndPoll, canReadPost, canVote } from '../talk.policy.ts';
import { holdGroup } from './group-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { pollIn } from './poll-columns.ts';
import { findPost, holdPost, updatePostRow } from './post-store.ts';
import { presentPost } from './present-posts.ts';
import { archived, pollEnded } from './refusals.ts';
import { judge, noSuchPost, readingIn, readingOfPost } from './talk-reading.ts';
import { showVotes } from './tell-of-talk.ts';
import { findThread } from './thread-store.ts';
import { findVotes, keepVote } from './vote-store.ts';

/** What a group is asked in its talk (docs/product.md, Groups). */
export function pollRoutes(endpoints: Endpoints, deps: GroupsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(setVote, ({ params: { postId }, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const { post, poll, reading, judged } = await holdPoll(tx, caller, postId, now);
      const shown = async () => (await presentPost(tx, reading, post))!;
      const isEnded = poll.endedAt !== null;
      if (reading.isArchived) throw archived();
      if (isEnded) throw pollEnded();
      if (!canVote(reading, judged, { isEnded })) throw noSuchPost();
      if (!isVote(body.options, poll)) throw invalidField('options', 'Please choose among the answers.');
      const chosen = (await shown()).poll!.options.flatMap(({ isMine }, place) => (isMine ? [place] : []));
      // Chosen again, or in a second tab, nothing has changed that others would have to see.
      if (body.options.toSorted().join() === chosen.join()) return shown();
      await keepVote(tx, { postId, userId: caller.id }, body.options, now);
      await showVotes(tx, post, now);
      return shown();
    }),
  );

  endpoints.handle(endPoll, ({ params: { postId }, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const { post, poll, reading, judged } = await holdPoll(tx, caller, postId, now);
      if (!canEndPoll({ ...reading, isArchived: false }, judged, { isEnded: false })) throw noSuchPost();
      if (poll.endedAt !== null) return (await presentPost(tx, reading, post))!;
      if (reading.isArchived) throw archived();
      await updatePostRow(tx, postId, { poll_ended_at: now });
      await showVotes(tx, post, now);
      return (await presentPost(tx, reading, { ...post, poll_ended_at: now }))!;
    }),
  );

  endpoints.handle(listVotes, async ({ params: { postId }, caller }) => {
    const { post, reading } = await readingOfPost(db, postId, caller.id, clock.now());
    if (post.poll_options === null) throw noSuchPost();
    if (!canReadPost(reading, await judge(db, reading, post))) throw noSuchPost();
    const votes = Map.groupBy(await findVotes(db, postId), ({ user_id }) => user_id);
    const people = await publicPeople(db, caller.id, [...votes.keys()], reading.now);
    return [...votes].flatMap(([userId, theirs]) => {
      const person = people.get(userId);
      const options = theirs.map(({ option }) => option);
      return person ? [{ person, isMe: userId === caller.id, options }] : [];
    });
  });
}

/**
 * A poll that the caller may read. Its group is held, so that who chooses, ends it and archives take turns; and its post, which also goes
 * with its topic or with its author's account, and then holds up neither. @throws AppError NOT_FOUND
 */
async function holdPoll(tx: Tx, caller: Pick<Caller, 'id'>, postId: string, now: number) {
  const found = await findPost(tx, postId);
  if (!found) throw noSuchPost();
  await holdGroup(tx, found.group_id);
  const reading = await readingIn(tx, await findThread(tx, found.thread_id), caller.id, now);
  const post = await holdPost(tx, postId);
  const poll = post && pollIn(post);
  if (!post || !poll) throw noSuchPost();
  const judged = await judge(tx, reading, post);
  if (!canReadPost(reading, judged)) throw noSuchPost();
  return { post, poll, reading, judged };
}
