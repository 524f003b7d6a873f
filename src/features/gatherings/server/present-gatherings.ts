import { setImmediate as othersTurn } from 'node:timers/promises';
import { findGroupsByIds } from '#features/groups/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { canSeeGathering, canSeePlace, type JudgedGathering } from '../gatherings.policy.ts';
import type { Repeat } from '../gatherings.rules.ts';
import type { GatheringCard } from '../gatherings-fields.ts';
import { countAnswers, findFirstAnswers } from './answer-store.ts';
import { type GatheringReader, standingTo } from './gathering-reader.ts';
import { findTaken } from './line-store.ts';
import { findOccurrence } from './occurrence-names-store.ts';
import type { ShownOccurrence } from './occurrence-store.ts';

const FACES = 5;
/** Some may be people whom the reader does not see. */
const FACES_READ = 8;
/** Each may have five hundred answers, which are counted. */
const CARDS_AT_ONCE = 100;

/** What an occurrence says: its own words where it has some, otherwise those of its series. */
export function saidOf(row: ShownOccurrence) {
  return {
    title: row.own_title ?? row.title,
    description: row.own_description ?? row.description,
    place: row.own_place ?? row.place,
    link: row.own_link ?? row.link,
    seats: row.own_seats === null ? row.seats : row.own_seats || null,
  };
}

/** How a series repeats; null for what takes place once. */
export function repeatOf(
  row: Pick<ShownOccurrence, 'repeat_kind' | 'repeat_every' | 'repeat_until'>,
): Repeat | null {
  if (row.repeat_kind === null) return null;
  return { kind: row.repeat_kind, every: row.repeat_every ?? 1, until: row.repeat_until };
}

/** An occurrence as far as the policy asks. */
export function judgedOf(reader: GatheringReader, row: ShownOccurrence): JudgedGathering {
  return {
    isHidden: row.hidden_because !== null,
    isCancelled: row.cancelled_at !== null,
    isArchived: reader.archived.includes(row.audience),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}

/** The occurrence with this name, if the reader may see it. */
export async function findSeen(
  db: DbOrTx,
  reader: GatheringReader,
  named: { gatheringId: string; start: string },
): Promise<ShownOccurrence | undefined> {
  const row = await findOccurrence(db, named);
  if (!row) return undefined;
  return canSeeGathering(standingTo(reader, row.audience), judgedOf(reader, row)) ? row : undefined;
}

/** Occurrences as they stand in lists, in the same order; a few queries for each hundred of them. */
export async function presentCards(
  db: DbOrTx,
  reader: GatheringReader,
  rows: readonly ShownOccurrence[],
): Promise<GatheringCard[]> {
  const cards: GatheringCard[] = [];
  for (let i = 0; i < rows.length; i += CARDS_AT_ONCE) {
    if (i > 0) await othersTurn();
    cards.push(...(await presentSome(db, reader, rows.slice(i, i + CARDS_AT_ONCE))));
  }
  return cards;
}

async function presentSome(
  db: DbOrTx,
  reader: GatheringReader,
  rows: readonly ShownOccurrence[],
): Promise<GatheringCard[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countAnswers(db, ids);
  const answers = await findFirstAnswers(db, ids, { userId: reader.id, few: FACES_READ });
  const first = Map.groupBy(answers.going, ({ occurrence_id }) => occurrence_id);
  const own = new Map(answers.mine.map((answer) => [answer.occurrence_id, answer]));
  const faces = [...new Set(answers.going.map(({ user_id }) => user_id))];
  const people = await publicPeople(db, reader.id, faces, reader.now);
  const groupIds = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
  const groups = new Map((await findGroupsByIds(db, groupIds)).map((one) => [one.id, one]));
  const taken = Map.groupBy(await findTaken(db, reader.id, ids), ({ occurrence_id }) => occurrence_id);
  return rows.map((row) => {
    const said = saidOf(row);
    const going = first.get(row.id) ?? [];
    const mine = own.get(row.id);
    const group = row.group_id === null ? undefined : groups.get(row.group_id);
    const seats = said.seats ?? Number.POSITIVE_INFINITY;
    const isPlaceSeen = canSeePlace(standingTo(reader, row.audience), mine?.answer ?? null);
    return {
      gatheringId: row.gathering_id,
      start: row.start,
      group: group ? { id: group.id, name: group.name, room: group.room } : null,
      title: said.title,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      timezone: row.timezone,
      localStart: row.local_start,
      localEnd: row.local_end,
      place: isPlaceSeen ? said.place || null : null,
      cancelledAt: row.cancelled_at,
      seats: said.seats,
      going: Math.min(counts.get(row.id)?.going ?? 0, seats),
      faces: going
        .filter(({ n }) => n <= seats)
        .flatMap(({ user_id }) => people.get(user_id) ?? [])
        .slice(0, FACES),
      answer: mine?.answer ?? null,
      waitingPlace: mine?.answer === 'going' && mine.n > seats ? mine.n - seats : null,
      iBring: (taken.get(row.id) ?? []).map(({ text }) => text),
    };
  });
}
