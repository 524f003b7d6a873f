import { passageOfDay } from '#features/groups/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import {
  canBring,
  canHost,
  canMark,
  canReadLine,
  canRemoveLine,
  canSeePlace,
  canTakePart,
} from '../gatherings.policy.ts';
import { GATHERING_LIMITS, type SeriesAnswer } from '../gatherings.rules.ts';
import type { Bring, Coming, Gathering } from '../gatherings-fields.ts';
import { countAnswers, findComingTo } from './answer-store.ts';
import { type GatheringReader, standingTo } from './gathering-reader.ts';
import { findNeeds } from './gathering-store.ts';
import { findLines, judgedLineOf, type LineRow } from './line-store.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { findSeen, judgedOf, presentCards, repeatOf, saidOf } from './present-gatherings.ts';
import { findSeriesAnswer, undivided } from './series-answer-store.ts';

/** One occurrence as its page shows it; undefined where the reader may not see it. */
export async function readGathering(
  db: DbOrTx,
  reader: GatheringReader,
  named: { gatheringId: string; start: string },
): Promise<Gathering | undefined> {
  const row = await findSeen(db, reader, named);
  return row && presentGathering(db, reader, row);
}

async function presentGathering(
  db: DbOrTx,
  reader: GatheringReader,
  row: ShownOccurrence,
): Promise<Gathering> {
  const [card] = await presentCards(db, reader, [row]);
  const said = saidOf(row);
  const standing = standingTo(reader, row.audience);
  const judged = judgedOf(reader, row);
  const coming = await findComingTo(db, row.id);
  const all = await findLines(db, row.id);
  const people = await publicPeople(
    db,
    reader.id,
    [
      ...coming.map(({ user_id }) => user_id),
      ...all.map(({ user_id }) => user_id),
      ...all.flatMap(({ taken_by }) => taken_by ?? []),
    ],
    reader.now,
  );
  const lines = all.filter((line) => canReadLine(reader.id, judgedLineOf(line, row, people)));
  const counts = (await countAnswers(db, [row.id])).get(row.id)!;
  const isPlaceSeen = canSeePlace(standing, card!.answer);
  const mayTakePart = canTakePart(standing, judged, reader.now);
  const seats = said.seats ?? Number.POSITIVE_INFINITY;
  const mayBring = canBring({
    answer: card!.answer,
    isWaiting: card!.waitingPlace !== null,
    isFull: counts.going >= seats,
  });
  let seated = 0;
  const shown: Coming[] = coming.flatMap(({ user_id, answer, came_at }) => {
    if (answer === 'cant') return [];
    const isWaiting = answer === 'going' && ++seated > seats;
    const person = people.get(user_id);
    return person ? [{ person, answer, isWaiting, came: came_at !== null }] : [];
  });
  const bringOf = (line: LineRow): Bring => {
    const isMine = line.taken_by === reader.id;
    const isTaken = line.taken_by !== null;
    const by = { id: reader.id, standing };
    return {
      id: line.id,
      text: line.text,
      isTaken,
      isMine,
      by: line.taken_by === null ? null : (people.get(line.taken_by) ?? null),
      can: {
        take: mayTakePart && mayBring && !isTaken,
        giveBack: mayTakePart && isMine,
        remove: mayTakePart && canRemoveLine(by, { addedBy: line.user_id, takenBy: line.taken_by }),
        report: line.user_id !== reader.id,
      },
    };
  };
  return {
    ...card!,
    description: said.description,
    passage: await passageOf(db, row),
    link: isPlaceSeen ? said.link || null : null,
    isPlaceHidden: !isPlaceSeen && (said.place !== '' || said.link !== ''),
    repeat: repeatOf(row),
    seriesAnswer: await seriesAnswerOf(db, reader, row),
    maybe: counts.maybe,
    waiting: Math.max(0, counts.going - seats),
    brings: lines.map(bringOf),
    needs: standing === 'host' && row.repeat_kind !== null ? await findNeeds(db, row.gathering_id) : [],
    people: shown,
    isOver: row.ends_at <= reader.now,
    hidden: standing === 'host' ? row.hidden_because : null,
    can: {
      answer: mayTakePart,
      bring: mayTakePart && lines.length < GATHERING_LIMITS.lines,
      bringMyself: mayTakePart && mayBring,
      host: canHost(standing, judged, reader.now),
      mark: canMark(standing, judged, reader.now),
      report: row.user_id !== reader.id,
    },
  };
}

async function seriesAnswerOf(
  db: DbOrTx,
  reader: GatheringReader,
  row: ShownOccurrence,
): Promise<SeriesAnswer | null> {
  if (row.repeat_kind === null) return null;
  const said = await findSeriesAnswer(
    db,
    undivided({ id: row.gathering_id, part_of: row.part_of }),
    reader.id,
  );
  return said?.answer ?? null;
}

/**
 * What a group reads on the day of one of its gatherings. A plan has local days, and that of a gathering is the same for everybody who
 * comes: by the clocks of its place.
 */
export function passageOf(
  db: DbOrTx,
  { group_id, local_start }: Pick<ShownOccurrence, 'group_id' | 'local_start'>,
): Promise<{ id: string; reference: string } | null> {
  return group_id === null ? Promise.resolve(null) : passageOfDay(db, group_id, local_start.slice(0, 10));
}
