import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import type { GroupPostTable } from './talk-tables.ts';

/** What was chosen in a poll, of those whom its reader may see. */
export interface CountedVotes {
  /** How many chose each option that somebody chose, and whether the reader did, by its place. */
  options: ReadonlyMap<number, { votes: number; isMine: boolean }>;
  voters: number;
}

const NO_VOTES: CountedVotes = { options: new Map(), voters: 0 };
/** Each has five thousand votes where five hundred people choose ten options: of a page of polls the counting takes half a second. */
const POLLS_AT_ONCE = 5;

/** A post that asks a poll, as far as its votes are counted. */
type Poll = Pick<GroupPostTable, 'id' | 'poll_is_multiple'>;

/** What was chosen in the polls of these posts, by post; a few polls at a time, and others have their turn in between. */
export async function countVotes(
  db: DbOrTx,
  reader: { id: string; now: number },
  polls: readonly Poll[],
): Promise<(postId: string) => CountedVotes> {
  const counted = new Map<string, CountedVotes>();
  for (let i = 0; i < polls.length; i += POLLS_AT_ONCE) {
    if (i > 0) await othersTurn();
    for (const [id, votes] of await countSome(db, reader, polls.slice(i, i + POLLS_AT_ONCE))) {
      counted.set(id, votes);
    }
  }
  return (postId) => counted.get(postId) ?? NO_VOTES;
}

async function countSome(
  db: DbOrTx,
  reader: { id: string; now: number },
  polls: readonly Poll[],
): Promise<[string, CountedVotes][]> {
  const by = { readerId: reader.id, now: reader.now };
  const ids = polls.map(({ id }) => id);
  const options = Map.groupBy(await votesByOption(db, ids, by), ({ post_id }) => post_id);
  // Where one option is chosen, its votes are people.
  const several = polls.flatMap(({ id, poll_is_multiple }) => (poll_is_multiple === 1 ? [id] : []));
  if (several.length > 0) await othersTurn();
  const voters = new Map(
    several.length === 0
      ? []
      : (await votersByPost(db, several, by)).map((row) => [row.post_id, Number(row.voters)]),
  );
  return [...options].map(([id, rows]) => {
    const chosen = rows.map((row) => ({ ...row, votes: Number(row.votes) }));
    return [
      id,
      {
        options: new Map(
          chosen.map(({ option, votes, mine }) => [option, { votes, isMine: Number(mine) > 0 }]),
        ),
        voters: voters.get(id) ?? chosen.reduce((sum, { votes }) => sum + votes, 0),
      },
    ];
  });
}

/** Whether others than the reader have chosen, of those whom they may see. */
export function haveOthersChosen({ options, voters }: CountedVotes): boolean {
  const isMine = [...options.values()].some((option) => option.isMine);
  return voters > (isMine ? 1 : 0);
}

/** The query for how many of those whom the reader may see chose each option of these polls. */
export function optionsChosen(
  db: DbOrTx,
  postIds: readonly string[],
  reader: { readerId: string; now: number },
) {
  return seenVotes(db, postIds, reader)
    .select(['post_id', 'option'])
    .select((eb) => [
      eb.fn.countAll<number | string>().as('votes'),
      sql<number | string>`sum(case when ${eb.ref('user_id')} = ${reader.readerId} then 1 else 0 end)`.as(
        'mine',
      ),
    ])
    .groupBy(['post_id', 'option']);
}

/** The query for how many of those whom the reader may see have chosen in each of these polls. */
export function whoChose(db: DbOrTx, postIds: readonly string[], reader: { readerId: string; now: number }) {
  return seenVotes(db, postIds, reader)
    .select('post_id')
    .select((eb) => eb.fn.count<number | string>('user_id').distinct().as('voters'))
    .groupBy('post_id');
}

function seenVotes(
  db: DbOrTx,
  postIds: readonly string[],
  { readerId, now }: { readerId: string; now: number },
) {
  return db
    .selectFrom('group_post_vote')
    .where('post_id', 'in', [...postIds])
    .where((eb) => notAmongBlocked(eb, readerId, 'group_post_vote.user_id'))
    .where((eb) => notAmongBanned(eb, now, 'group_post_vote.user_id'));
}

const votesByOption = preparedByIds({ readerId: '?readerId', now: -1 }, optionsChosen);
const votersByPost = preparedByIds({ readerId: '?readerId', now: -1 }, whoChose);

/** All votes in the poll of a post, the first ones first. */
export function findVotes(db: DbOrTx, postId: string) {
  return db
    .selectFrom('group_post_vote')
    .select(['user_id', 'option'])
    .where('post_id', '=', postId)
    .orderBy('voted_at')
    .orderBy('user_id')
    .orderBy('option')
    .execute();
}

/** What somebody chooses takes the place of what they chose before. */
export async function keepVote(
  tx: Tx,
  { postId, userId }: { postId: string; userId: string },
  options: readonly number[],
  now: number,
): Promise<void> {
  await tx
    .deleteFrom('group_post_vote')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .execute();
  if (options.length === 0) return;
  await tx
    .insertInto('group_post_vote')
    .values(options.map((option) => ({ post_id: postId, user_id: userId, option, voted_at: now })))
    .execute();
}

/** Of a post whose words its author took back. */
export async function deleteVotes(tx: Tx, postId: string): Promise<void> {
  await tx.deleteFrom('group_post_vote').where('post_id', '=', postId).execute();
}

/** The query that takes back what somebody chose in those polls of a group that go on. */
export function deletingGoingVotes(db: DbOrTx, groupId: string, userId: string) {
  return db
    .deleteFrom('group_post_vote')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('group_post')
          .select('id')
          .whereRef('group_post.id', '=', 'group_post_vote.post_id')
          .where('group_id', '=', groupId)
          .where('poll_ended_at', 'is', null),
      ),
    );
}

/** The query for what somebody chose, for their export. */
export function votesFromFirst(
  db: DbOrTx,
  userId: string,
  last: { postId: string; option: number } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_post_vote')
    .select(['post_id as postId', 'option', 'voted_at as votedAt'])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('post_id', 'option'), '>', eb.tuple(last.postId, last.option)),
    );
  }
  return query.orderBy('post_id').orderBy('option').limit(limit);
}
