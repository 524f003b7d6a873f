import type { HandlerOutput } from '#contract/define-endpoint.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { listOtherSides, OtherSideStatement } from '../claims.contract.ts';
import { canJudge } from '../debates.policy.ts';
import { batchBefore, FAIR_MARKS, isOver, isStatedFairly } from '../debates.rules.ts';
import type { ReaderNow } from './debate-reader.ts';
import { type DebateRow, positionsOf } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { readerAfter, requireReading } from './hold-open.ts';
import { countHolders, findPositionOf } from './stand-store.ts';
import { countFair, linesOn, statementsOf } from './verdict-store.ts';
import { requireDebate } from './weeks.ts';
import { type WordsRow, wordsBy } from './words-store.ts';

const LISTED = 50;
const LINES = 20;

/** How the caller stated another side, and how others stated what the caller holds. */
export async function readOtherSides(
  deps: DebatesDeps,
  caller: Caller,
  week: string,
): Promise<HandlerOutput<typeof listOtherSides>> {
  const { db } = deps;
  const debate = await requireDebate(db, week, deps.clock.now());
  const reader = await readerAfter(db, deps, caller);
  requireReading(reader);
  const own = await wordsBy(db, debate.id, reader.id, 'debate-other-side').executeTakeFirst();
  const positions = await judgedPositions(db, debate, reader);
  const wanted = { debateId: debate.id, positions, userId: reader.id, now: reader.now, limit: LISTED };
  const rows = positions.length === 0 ? [] : await statementsOf(db, wanted).execute();
  return {
    mine: own ? await presentOwn(db, reader, debate, own) : null,
    others: rows.map((row) => presentOthers(row, row)),
  };
}

/** The positions whose statements somebody judges: what they hold, and for a moderator those that fewer than two others hold. */
async function judgedPositions(db: DbOrTx, debate: DebateRow, reader: ReaderNow): Promise<string[]> {
  const stand = await findPositionOf(db, debate.id, reader.id);
  const judged: string[] = [];
  for (const { key } of positionsOf(debate)) {
    const wanted = { debateId: debate.id, position: key, except: reader.id, most: FAIR_MARKS };
    const holders = reader.isModerator ? await countHolders(db, wanted) : FAIR_MARKS;
    if (canJudge(reader, { authorId: '', position: key, holders }, stand) !== null) judged.push(key);
  }
  return judged;
}

/** Of one's own: how it was received until the last quarter of an hour, so that no moment tells by whom. */
export async function presentOwn(
  db: Db,
  { now }: ReaderNow,
  debate: DebateRow,
  row: WordsRow,
): Promise<OtherSideStatement> {
  const until = isOver(debate, now) ? debate.closes_at : batchBefore(now);
  const marks = await countFair(db, row.id, until);
  const holders = await countHolders(db, {
    debateId: debate.id,
    position: row.position,
    except: row.user_id,
    most: FAIR_MARKS,
  });
  const lines = await linesOn(db, row.id, { now, limit: LINES }).execute();
  return {
    id: row.id,
    position: row.position,
    text: row.text,
    cites: JSON.parse(row.cites) as string[],
    fair: marks.fair,
    isFair: row.found_fair_at !== null || isStatedFairly({ ...marks, holders }),
    putDifferently: lines.map(({ id, text }) => ({ id, text, canReport: true })),
    verdict: null,
    myLine: null,
    stays: false,
    canReport: false,
  };
}

/** Of others', for whoever judges it: how others received it is not theirs to know. */
export function presentOthers(
  {
    id,
    position,
    text,
    cites,
    found_fair_at,
  }: Pick<WordsRow, 'id' | 'position' | 'text' | 'cites' | 'found_fair_at'>,
  { verdict, myLine }: Pick<OtherSideStatement, 'verdict' | 'myLine'>,
): OtherSideStatement {
  return {
    id,
    position,
    text,
    cites: JSON.parse(cites) as string[],
    fair: 0,
    isFair: false,
    putDifferently: [],
    verdict,
    myLine,
    stays: verdict === 'fair' && found_fair_at !== null,
    canReport: true,
  };
}
