import type { Selectable } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Side } from '../debates.rules.ts';
import type { DebateStandTable, DebateWordsKind } from './debates-tables.ts';

/** What somebody said in a week, with its place in the tree where it is a claim. */
export interface MyWords {
  id: string;
  kind: DebateWordsKind;
  position: string;
  text: string;
  cites: string;
  first_text: string | null;
  hidden_because: 'held' | 'moderator' | null;
  said_at: number;
  seen_from: number;
  parent_id: string | null;
  side: Side | null;
  depth: number | null;
}

const wordsOf = prepared((db) =>
  db
    .selectFrom('debate_words as words')
    .leftJoin('debate_node as node', 'node.id', 'words.id')
    .select([
      'words.id',
      'words.kind',
      'words.position',
      'words.text',
      'words.cites',
      'words.first_text',
      'words.hidden_because',
      'words.said_at',
      'words.seen_from',
      'node.parent_id',
      'node.side',
      'node.depth',
    ])
    .where('words.debate_id', '=', '')
    .where('words.user_id', '=', ''),
);

/** All of it: at most some dozens (`DEBATE_LIMITS.claims`). */
export function findMyWords(db: DbOrTx, debateId: string, userId: string): Promise<MyWords[]> {
  return wordsOf(db, [debateId, userId]);
}

const standOf = prepared((db) =>
  db.selectFrom('debate_stand').selectAll().where('debate_id', '=', '').where('user_id', '=', ''),
);

export async function findStand(
  db: DbOrTx,
  debateId: string,
  userId: string,
): Promise<Selectable<DebateStandTable> | undefined> {
  return (await standOf(db, [debateId, userId]))[0];
}

const mindOf = prepared((db) =>
  db
    .selectFrom('debate_mind as mind')
    .leftJoin('debate_words as words', 'words.id', 'mind.words_id')
    .select(['mind.node_id', 'mind.from_position', 'mind.to_position', 'words.text'])
    .where('mind.debate_id', '=', '')
    .where('mind.user_id', '=', ''),
);

export async function findMyMind(db: DbOrTx, debateId: string, userId: string) {
  return (await mindOf(db, [debateId, userId]))[0];
}

const arguedBy = prepared((db) =>
  db.selectFrom('debate_argued').select('node_id').where('node_id', '=', '').where('user_id', '=', ''),
);

export async function hasArgued(db: DbOrTx, nodeId: string, userId: string): Promise<boolean> {
  return (await arguedBy(db, [nodeId, userId])).length > 0;
}

/** How many statements of a position wait for this person's word; at most fifty are counted. */
export async function countToJudge(
  db: DbOrTx,
  { debateId, position, userId, now }: { debateId: string; position: string; userId: string; now: number },
): Promise<number> {
  const rows = await db
    .selectFrom('debate_words as words')
    .select('words.id')
    .where('words.debate_id', '=', debateId)
    .where('words.kind', '=', 'debate-other-side')
    .where('words.position', '=', position)
    .where('words.user_id', '<>', userId)
    .where('words.hidden_because', 'is', null)
    .where('words.seen_from', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('debate_verdict')
            .select('statement_id')
            .whereRef('statement_id', '=', 'words.id')
            .where('debate_verdict.user_id', '=', userId),
        ),
      ),
    )
    .limit(50)
    .execute();
  return rows.length;
}
