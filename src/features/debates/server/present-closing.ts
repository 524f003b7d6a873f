import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { bestClaims } from '../closing.rules.ts';
import type { DebateClosing } from '../debates.contract.ts';
import { countMindsByWay, findMindLines } from './closing-store.ts';
import { positionsOf } from './debate-store.ts';
import { authorsOf, presentCard, type Reading } from './reading.ts';

/** Lines of changed minds that are shown. */
const LINES = 20;

/** What came of a week. @param reading of a week that is closed */
export async function presentClosing(db: Db, reading: Reading): Promise<DebateClosing> {
  const { reader, row, tree } = reading;
  const best = bestClaims(
    positionsOf(row).map(({ key }) => key),
    tree,
  );
  const [minds, lines, authors, speakers] = await Promise.all([
    countMindsByWay(db, row.id),
    findMindLines(db, row.id, LINES),
    authorsOf(
      db,
      reading,
      best.map(({ node }) => node),
    ),
    row.closing_by === null ? new Map() : publicPeople(db, reader.id, [row.closing_by], reader.now),
  ]);
  return {
    minds,
    lines: lines.map(({ authorId, ...line }) => ({ ...line, canReport: authorId !== reader.id })),
    best: best.map(({ node, speaksFor }) => ({
      claim: presentCard(reading, node, authors),
      speaksFor,
      position: node.position,
      argued: node.argued,
      mindsChanged: node.minds,
    })),
    words:
      row.closing_words === null
        ? null
        : {
            text: row.closing_words,
            by: row.closing_by === null ? null : (speakers.get(row.closing_by) ?? null),
          },
    people: tree.byAuthor.size,
  };
}
