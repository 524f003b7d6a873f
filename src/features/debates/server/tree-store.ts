import { setImmediate } from 'node:timers/promises';
import type { Db } from '#platform/server/db/database.ts';
import type { TreeRow } from '../tree.rules.ts';

/** Read at once: few enough that no other call waits long. */
const PAGE = 500;

interface Wanted {
  debateId: string;
  /** What came to light, and was marked, until then. UTC epoch milliseconds. */
  until: number;
}

/** Everything of a week's tree until a moment, read in pages. */
export async function readTreeRows(db: Db, wanted: Wanted): Promise<TreeRow[]> {
  const rows: TreeRow[] = [];
  for (let after = ''; ; ) {
    const nodes = await nodesAfter(db, wanted, after);
    const last = nodes.at(-1)?.id;
    if (last === undefined) return rows;
    const [argued, minds] = [await countArgued(db, wanted, after, last), await countMinds(db, wanted, nodes)];
    for (const { cites, ...node } of nodes) {
      rows.push({
        ...node,
        text: node.text ?? '',
        saidAt: node.saidAt ?? 0,
        cites: cites === null ? [] : (JSON.parse(cites) as string[]),
        argued: argued.get(node.id) ?? 0,
        minds: minds.get(node.id) ?? 0,
      });
    }
    after = last;
    await setImmediate();
  }
}

function nodesAfter(db: Db, { debateId, until }: Wanted, after: string) {
  return db
    .selectFrom('debate_node as node')
    .leftJoin('debate_words as words', 'words.id', 'node.id')
    .select([
      'node.id',
      'node.position',
      'node.parent_id as parentId',
      'node.side',
      'node.depth',
      'node.seen_from as seenFrom',
      'words.user_id as authorId',
      'words.text',
      'words.cites',
      'words.first_text as firstText',
      'words.hidden_because as hidden',
      'words.said_at as saidAt',
    ])
    .where('node.debate_id', '=', debateId)
    .where('node.id', '>', after)
    .where('node.seen_from', '<=', until)
    .orderBy('node.id')
    .limit(PAGE)
    .execute();
}

async function countArgued(db: Db, { debateId, until }: Wanted, after: string, last: string) {
  const rows = await db
    .selectFrom('debate_argued')
    .select(({ fn }) => ['node_id', fn.countAll<number>().as('people')])
    .where('debate_id', '=', debateId)
    .where('node_id', '>', after)
    .where('node_id', '<=', last)
    .where('marked_at', '<', until)
    .groupBy('node_id')
    .execute();
  return new Map(rows.map(({ node_id, people }) => [node_id, Number(people)]));
}

async function countMinds(db: Db, { until }: Wanted, nodes: readonly { id: string }[]) {
  const rows = await db
    .selectFrom('debate_mind')
    .select(({ fn }) => ['node_id', fn.countAll<number>().as('people')])
    .where(
      'node_id',
      'in',
      nodes.map(({ id }) => id),
    )
    .where('changed_at', '<', until)
    .groupBy('node_id')
    .execute();
  return new Map(rows.map(({ node_id, people }) => [node_id, Number(people)]));
}
