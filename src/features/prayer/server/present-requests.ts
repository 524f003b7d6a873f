import { findPassage } from '#features/bible/server/for-other-features.ts';
import { groupNamesOf } from '#features/groups/server/for-other-features.ts';
import { tellsOfDanger } from '#features/help/help.rules.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import {
  canChangeRequest,
  canEncourage,
  canPrayFor,
  canReadRequest,
  canReadTestimony,
  canReportRequest,
  type JudgedRequest,
} from '../prayer.policy.ts';
import { type Audience, dayOf } from '../prayer.rules.ts';
import type { Reading } from './reading.ts';
import { findShown, type ShownRow } from './shown-request-store.ts';

/** A row as the policy judges it. */
export function judged(row: ShownRow): JudgedRequest {
  return {
    authorId: row.user_id,
    isAnonymous: row.shown_as === 'anonymous',
    audience: audienceOf(row),
    state: row.state,
    isHidden: row.hidden_because !== null,
    testimony:
      row.testimony_text === null
        ? null
        : {
            audience: testimonyAudience(row),
            isHidden: row.testimony_hidden_because !== null,
            isInGroup: row.is_in_testimony_group === 1,
          },
    isBlocked: row.is_blocked === 1,
    isAuthorBanned: row.is_banned === 1,
    isInCircle: row.is_in_circle === 1,
    isInGroup: row.is_in_group === 1,
    wasChosen: row.was_chosen === 1,
    wasTold: row.was_told === 1,
  };
}

/** The requests with these ids that the reader may read, as they see them, in the order of the ids. */
export async function readRequests(
  db: DbOrTx,
  reading: Reading,
  ids: readonly string[],
  { isAlone = false } = {},
): Promise<PrayerRequest[]> {
  const rows = new Map((await findShown(db, reading, ids)).map((row) => [row.id, row]));
  const readable = ids
    .map((id) => rows.get(id))
    .filter((row) => row !== undefined && canReadRequest(reading, judged(row))) as ShownRow[];
  const authors = readable.filter((row) => row.user_id !== reading.id && row.shown_as === 'named');
  const people = await publicPeople(
    db,
    reading.id,
    authors.map((row) => row.user_id),
    reading.now,
  );
  const groups = readable.flatMap((row) => (row.audience_kind === 'group' ? (row.audience_id ?? []) : []));
  const names = await groupNamesOf(db, groups);
  return Promise.all(readable.map((row) => present(row, reading, { people, names, isAlone })));
}

/** One request; undefined when there is none that the reader may read. */
export async function readRequest(
  db: DbOrTx,
  reading: Reading,
  id: string,
): Promise<PrayerRequest | undefined> {
  const [request] = await readRequests(db, reading, [id], { isAlone: true });
  return request;
}

async function present(
  row: ShownRow,
  reading: Reading,
  how: {
    people: ReadonlyMap<string, PublicPerson>;
    names: ReadonlyMap<string, string>;
    /** It is read by itself, and not in a list, which may have only one. */
    isAlone: boolean;
  },
): Promise<PrayerRequest> {
  const { people, names, isAlone } = how;
  const request = judged(row);
  const isMine = request.authorId === reading.id;
  /** What a reader who does not know who asked may not know either. */
  const known = isMine || !request.isAnonymous;
  /** Whoever reads it with what came of it may be in another group, or in none, and one by link is known to nobody outside. */
  const knowsGroup = isMine || (known && request.isInGroup);
  return {
    id: row.id,
    text: row.text,
    verse: await verseOf(row),
    isMine,
    isAnonymous: request.isAnonymous,
    author: isMine || request.isAnonymous ? null : (people.get(row.user_id) ?? null),
    audience: known && (knowsGroup || request.audience.kind !== 'group') ? request.audience : null,
    groupName: knowsGroup && request.audience.id !== null ? (names.get(request.audience.id) ?? null) : null,
    askedOn: dayOf(row.created_at),
    askedAt: known ? row.created_at : null,
    editedAt: known ? row.updated_at : null,
    forDay: row.for_day,
    state: row.state,
    testimony: canReadTestimony(reading, request) ? presentTestimony(row, { isMine, known }) : null,
    prayedToday: row.prayed_today === 1,
    isLater: row.is_later === 1,
    itemId: row.item_id,
    own: isMine
      ? {
          prayedPeople: row.prayed_people,
          prayedTimes: row.prayed_times,
          encouragements: row.readable_encouragements === null ? null : Number(row.readable_encouragements),
          hidden: row.hidden_because,
          isAskedHowItIs: row.asked_at !== null && row.state === 'open',
          // Each is looked through for many words, so not in lists.
          showsHelp: isAlone ? showsHelp(row) : null,
        }
      : null,
    can: {
      pray: canPrayFor(reading, request),
      encourage: canEncourage(reading, request),
      edit: canChangeRequest(reading, request),
      answer: canChangeRequest(reading, request),
      report: canReportRequest(reading, request),
    },
  };
}

/** Whether the words tell of danger and their author has not put away who helps; what was asked is over once it is answered. */
function showsHelp({ text, state, testimony_text: testimony, help_put_away_at }: ShownRow): boolean {
  if (help_put_away_at !== null) return false;
  return tellsOfDanger([state === 'answered' ? undefined : text, testimony ?? undefined]);
}

function presentTestimony(
  row: ShownRow,
  { isMine, known }: { isMine: boolean; known: boolean },
): PrayerRequest['testimony'] {
  return {
    text: row.testimony_text!,
    answeredOn: dayOf(row.testimony_created_at!),
    audience: isMine ? testimonyAudience(row) : null,
    editedAt: known ? row.testimony_updated_at : null,
    hidden: isMine ? row.testimony_hidden_because : null,
  };
}

/** The words of a quoted verse; null for none. They come from our own text each time. */
export async function verseOf(row: Pick<ShownRow, 'verse_reference' | 'verse_translation'>) {
  const { verse_reference: reference, verse_translation: translation } = row;
  return reference === null ? null : findPassage(reference, translation ?? 'WEB');
}

/** Who was asked, as the rules name it. */
export function audienceOf(row: Pick<ShownRow, 'audience_kind' | 'audience_id'>): Audience {
  return { kind: row.audience_kind, id: row.audience_id };
}

function testimonyAudience(row: ShownRow): Audience {
  return { kind: row.testimony_audience_kind!, id: row.testimony_audience_id };
}
