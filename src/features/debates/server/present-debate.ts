import { LRUCache } from 'lru-cache';
import { findVerses } from '#features/bible/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Debate } from '../debates.contract.ts';
import { canReadClaims, canSpeak } from '../debates.policy.ts';
import { isOver } from '../debates.rules.ts';
import type { DebateCard, DebatePosition } from '../debates-fields.ts';
import type { Position } from '../questions/debate-question.ts';
import { countAfter } from '../tree.rules.ts';
import { countMinds } from './closing-store.ts';
import type { ReaderNow } from './debate-reader.ts';
import { type DebateRow, passagesOf, positionsOf } from './debate-store.ts';
import { countToJudge, findMyMind } from './mine-store.ts';
import { presentClosing } from './present-closing.ts';
import { type Reading, readingOf } from './reading.ts';

/** Verses of a passage that is to be read first. */
const PASSAGE_VERSES = 30;

/**
 * A week's page.
 * @param db never a transaction: what everybody reads is looked at after the commit
 */
export async function readDebate(db: Db, reader: ReaderNow, row: DebateRow): Promise<Debate> {
  const reading = await readingOf(db, reader, row);
  const { stand, words } = reading;
  const isForThem = canReadClaims(reader);
  const claims = words.filter(({ kind }) => kind === 'debate-claim').length;
  const hasStated = words.some(({ kind }) => kind === 'debate-other-side');
  const judging = { debateId: row.id, userId: reader.id, now: reader.now };
  const [card, passages, mind, toJudge, closing] = await Promise.all([
    presentDebateCard(db, reading),
    Promise.all(passagesOf(row).map(presentPassage)),
    findMyMind(db, row.id, reader.id),
    stand === null || isOver(row, reader.now) ? 0 : countToJudge(db, { ...judging, position: stand }),
    row.closed_at === null || !isForThem ? null : presentClosing(db, reading),
  ]);
  return {
    ...card,
    positions: positionsOf(row).map((position) => presentPosition(reading, position)),
    passages,
    mine: {
      stand,
      claims,
      needsOtherSide: claims > 0 && !hasStated,
      toJudge,
      mind: mind
        ? {
            from: mind.from_position,
            to: mind.to_position,
            claimId: mind.node_id,
            text: mind.text ?? '',
          }
        : null,
    },
    closing,
    can: {
      read: isForThem,
      speak: canSpeak(reader, row, reader.now),
      moderate: reader.isModerator,
    },
  };
}

export async function presentDebateCard(db: Db, reading: Reading): Promise<DebateCard> {
  const { row, reader } = reading;
  const positions = positionsOf(row).map((position) => presentPosition(reading, position));
  return {
    week: row.week,
    question: row.question,
    about: row.about,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    isOver: isOver(row, reader.now),
    closedAt: row.closed_at,
    positions: positions.length,
    claims: sum(positions, ({ claims }) => claims),
    fresh: sum(positions, ({ fresh }) => fresh),
    mindsChanged: row.closed_at === null ? null : ((await countMinds(db, [row.id])).get(row.id) ?? 0),
  };
}

/** A former week in the archive. @param counts claims that can be read, and people */
export function presentArchived(
  row: DebateRow,
  counts: Pick<DebateCard, 'claims' | 'mindsChanged'>,
): DebateCard {
  return {
    week: row.week,
    question: row.question,
    about: row.about,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    isOver: true,
    closedAt: row.closed_at,
    positions: positionsOf(row).length,
    ...counts,
    fresh: 0,
  };
}

export function presentPosition(
  { tree, reader, seenUntil }: Reading,
  { key, title, short, says }: Position,
): DebatePosition {
  const bough = tree.boughs.get(key)!;
  const own = (tree.byAuthor.get(reader.id) ?? []).filter(
    (node) => node.position === key && node.hidden === null && node.seenFrom > seenUntil,
  );
  return {
    key,
    title,
    short,
    says,
    claims: bough.claims,
    fresh: canReadClaims(reader) ? countAfter(bough.times, seenUntil) - own.length : 0,
  };
}

type Passage = Debate['passages'][number];

/** By their reference and what to look for: three for each week that people read. */
const presented = new LRUCache<string, Passage>({ max: 200 });

async function presentPassage({ reference, why }: { reference: string; why: string }): Promise<Passage> {
  const key = `${reference}\n${why}`;
  const known = presented.get(key);
  if (known) return known;
  const found = await findVerses(reference, 'WEB', PASSAGE_VERSES);
  const [bookId, chapter, verse] = (found?.verses[0]?.id ?? '').split('.');
  const passage = {
    reference,
    why,
    path: found ? `/bible/${bookId}/${chapter}/${verse}` : '/bible',
    text: found ? found.verses.map(({ text }) => text).join(' ') : null,
  };
  presented.set(key, passage);
  return passage;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
