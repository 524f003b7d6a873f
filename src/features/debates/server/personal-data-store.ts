import type { DbOrTx } from '#platform/server/db/database.ts';

interface Page<Last> {
  userId: string;
  last: Last | null;
  limit: number;
}

/** The query for what somebody said, oldest first. */
export function wordsForExport(db: DbOrTx, { userId, last, limit }: Page<{ id: string; saidAt: number }>) {
  let query = db
    .selectFrom('debate_words as words')
    .innerJoin('debate', 'debate.id', 'words.debate_id')
    .leftJoin('debate_node as node', 'node.id', 'words.id')
    .select([
      'words.id',
      'debate.week',
      'words.kind',
      'words.position',
      'node.side',
      'words.text',
      'words.cites',
      'words.first_text as saidFirst',
      'words.hidden_because as hidden',
      'words.said_at as saidAt',
      'words.found_fair_at as foundFairAt',
    ])
    .where('words.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('words.said_at', 'words.id'), '>', eb.tuple(last.saidAt, last.id)),
    );
  }
  return query.orderBy('words.said_at').orderBy('words.id').limit(limit);
}

/** The query for where somebody was, and what they held. */
export function standsForExport(db: DbOrTx, { userId, last, limit }: Page<{ debateId: string }>) {
  let query = db
    .selectFrom('debate_stand as stand')
    .innerJoin('debate', 'debate.id', 'stand.debate_id')
    .select([
      'stand.debate_id as debateId',
      'debate.week',
      'stand.position',
      'stand.since',
      'stand.visited_at as visitedAt',
      'stand.seen_until as seenUntil',
    ])
    .where('stand.user_id', '=', userId);
  if (last) query = query.where('stand.debate_id', '>', last.debateId);
  return query.orderBy('stand.debate_id').limit(limit);
}

/** The query for what somebody found well argued. Not a word of others is in it. */
export function marksForExport(db: DbOrTx, { userId, last, limit }: Page<{ claimId: string }>) {
  let query = db
    .selectFrom('debate_argued')
    .select(['node_id as claimId', 'marked_at as markedAt'])
    .where('user_id', '=', userId);
  if (last) query = query.where('node_id', '>', last.claimId);
  return query.orderBy('node_id').limit(limit);
}

/** The query for what changed somebody's mind; what they said of it is among their words. */
export function mindsForExport(db: DbOrTx, { userId, last, limit }: Page<{ debateId: string }>) {
  let query = db
    .selectFrom('debate_mind as mind')
    .innerJoin('debate', 'debate.id', 'mind.debate_id')
    .select([
      'mind.debate_id as debateId',
      'debate.week',
      'mind.node_id as claimId',
      'mind.from_position as from',
      'mind.to_position as to',
      'mind.changed_at as changedAt',
    ])
    .where('mind.user_id', '=', userId);
  if (last) query = query.where('mind.debate_id', '>', last.debateId);
  return query.orderBy('mind.debate_id').limit(limit);
}

/** The query for how somebody judged statements of others; not whose, and not what these said. */
export function verdictsForExport(db: DbOrTx, { userId, last, limit }: Page<{ statementId: string }>) {
  let query = db
    .selectFrom('debate_verdict')
    .select([
      'statement_id as statementId',
      'verdict',
      'as_moderator as asModerator',
      'judged_at as judgedAt',
    ])
    .where('user_id', '=', userId);
  if (last) query = query.where('statement_id', '>', last.statementId);
  return query.orderBy('statement_id').limit(limit);
}

/** The query for the words at a close that somebody wrote as a moderator. */
export function closingWordsForExport(db: DbOrTx, { userId, last, limit }: Page<{ id: string }>) {
  let query = db
    .selectFrom('debate')
    .select(['id', 'week', 'closing_words as text'])
    .where('closing_by', '=', userId);
  if (last) query = query.where('id', '>', last.id);
  return query.orderBy('id').limit(limit);
}

/** The weeks in which somebody said something. */
export async function debatesOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('debate_words')
    .select('debate_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ debate_id }) => debate_id).toSorted();
}
