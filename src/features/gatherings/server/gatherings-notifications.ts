import { allStandingsOf, groupNamesOf } from '#features/groups/server/for-other-features.ts';
import { findUserById, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  type NotificationKind,
  type NotificationSetting,
  wordsOfEach,
} from '#platform/server/notification-kind.ts';
import { canReadLine, canSeeGathering, canSeePlace, isClosed } from '../gatherings.policy.ts';
import { relativeDay, whenWords } from '../reminder-letter.rules.ts';
import { ASKED } from './ask-who-come.ts';
import { type GatheringReader, readerOf, standingTo } from './gathering-reader.ts';
import { findLinesByIds, judgedLineOf } from './line-store.ts';
import { findOccurrences, type ShownOccurrence } from './occurrence-store.ts';
import { answersBy } from './own-answers-store.ts';
import { judgedOf, saidOf } from './present-gatherings.ts';
import { FREE } from './tell-of-lines.ts';
import { changeWords, offWords } from './what-changed.ts';

const REMINDERS: NotificationSetting = {
  id: 'gathering-reminders',
  label: 'Before events',
  description: 'The day before and an hour before what you come to.',
  onLockedScreen: 'An event that you come to is near',
};
const CHANGES: NotificationSetting = {
  id: 'gathering-changes',
  label: 'Changed events',
  description:
    'An event of a group of yours, or one that you come to, is moved or cancelled, a seat is free for you or gone, what was to be brought falls away, or a host noted that you came.',
  onLockedScreen: 'Something about an event of yours',
};

interface Kind {
  kind: string;
  setting: NotificationSetting;
  /** With the event's title; how soon it is where the notification keeps that. */
  says: (title: string, soon: string) => string;
  /** Of what is cancelled that alone is still said. */
  isOfCancelled?: true;
  /** Its second line begins with the group's name. */
  namesGroup?: true;
  /** Said until its reader has answered, or it has begun. */
  isQuestion?: true;
}

const PLANNED: NotificationSetting = {
  id: 'gatherings-planned',
  label: 'New events',
  description: 'Somebody planned an event in a group of yours.',
  onLockedScreen: 'A new event',
};

const QUESTIONS: NotificationSetting = {
  id: 'gathering-questions',
  label: 'Will you come?',
  description: 'A host would like to know whether you come to an event of a group of yours.',
  onLockedScreen: 'Will you come to an event?',
};

const CHANGED = 'gathering-changed';

const KINDS: readonly Kind[] = [
  { kind: 'gathering-planned', setting: PLANNED, says: (title) => `New: ${title}`, namesGroup: true },
  {
    kind: ASKED,
    setting: QUESTIONS,
    says: (title) => `Will you come to ${title}?`,
    isQuestion: true,
  },
  { kind: 'gathering-reminder', setting: REMINDERS, says: (title, soon) => `${soon}: ${title}` },
  { kind: CHANGED, setting: CHANGES, says: (title) => `Changed: ${title}` },
  {
    kind: 'gathering-cancelled',
    setting: CHANGES,
    says: (title) => `Cancelled: ${title}`,
    isOfCancelled: true,
  },
  { kind: 'gathering-seat', setting: CHANGES, says: (title) => `You have a seat: ${title}` },
  { kind: 'gathering-waits', setting: CHANGES, says: (title) => `On the waiting list now: ${title}` },
  {
    kind: 'gathering-line-removed',
    setting: CHANGES,
    says: (title) => `You need not bring it any more: ${title}`,
  },
  { kind: 'gathering-came', setting: CHANGES, says: (title) => `Good that you came: ${title}` },
];

/** What people are told about gatherings; the subject is the occurrence, wherever it was moved since. */
export function gatheringsNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  const ofOccurrences = KINDS.map(
    ({
      kind,
      setting,
      says,
      isOfCancelled = false,
      isQuestion = false,
      namesGroup = false,
    }): NotificationKind => ({
      kind,
      setting,
      async present(db, readerId, notifications) {
        const user = await findUserById(db, readerId);
        if (!user) return new Map();
        const reader = await readerOf(db, user, clock.now());
        const rows = await findOccurrences(db, [...new Set(notifications.map(({ subjectId }) => subjectId))]);
        const seen = rows.filter((row) =>
          canSeeGathering(standingTo(reader, row.audience), judgedOf(reader, row)),
        );
        const said = isQuestion ? await stillAsked(db, reader, seen) : seen;
        const rowById = byId(said);
        const groupIds = namesGroup ? said.flatMap(({ group_id }) => group_id ?? []) : [];
        const groups = await groupNamesOf(db, groupIds);
        const answers = kind === CHANGED ? await answersBy(db, readerId, [...rowById.keys()]) : new Map();
        return wordsOfEach(notifications, ({ subjectId, data }) => {
          const row = rowById.get(subjectId);
          if (!row || (row.cancelled_at !== null) !== isOfCancelled) return null;
          const { title } = saidOf(row);
          const zone = user.timezone ?? row.timezone;
          const soon = soonWord(data['reminder'] === 'day', row.starts_at, reader.now, zone);
          return {
            title: says(title, soon),
            emphasis: title,
            text: [
              groups.get(row.group_id ?? ''),
              whatIsSaid(kind, row, data, {
                zone,
                isPlaceSeen: canSeePlace(standingTo(reader, row.audience), answers.get(row.id) ?? null),
              }),
            ]
              .filter((part) => part !== undefined)
              .join(' · '),
            href: eventHref(row),
            personId: null,
          };
        });
      },
    }),
  );
  return [...ofOccurrences, freeLines(clock), GONE];
}

/** When it is; of a change what is otherwise than before, of a series that is called off that all of it is. */
function whatIsSaid(
  kind: string,
  row: ShownOccurrence,
  data: Readonly<Record<string, string | number | null>>,
  seen: { zone: string; isPlaceSeen: boolean },
): string {
  if (kind === CHANGED) return changeWords(row, data, seen);
  if (kind === 'gathering-cancelled') return offWords(row, data, seen.zone);
  return whenWords({ startsAt: row.starts_at, timezone: row.timezone }, seen.zone);
}

/** What nobody brings any more, told to a host while it is so and the event is still to come. */
function freeLines(clock: Clock): NotificationKind {
  return {
    kind: FREE,
    setting: CHANGES,
    async present(db, readerId, notifications) {
      const user = await findUserById(db, readerId);
      if (!user) return new Map();
      const reader = await readerOf(db, user, clock.now());
      const ids = [...new Set(notifications.map(({ subjectId }) => subjectId))];
      const lines = (await findLinesByIds(db, ids)).filter(({ taken_by }) => taken_by === null);
      const authors = lines.map(({ user_id }) => user_id);
      const people = await publicPeople(db, readerId, authors, reader.now);
      const dates = await findOccurrences(db, [...new Set(lines.map(({ occurrence_id }) => occurrence_id))]);
      const open = dates.filter(
        (row) =>
          canSeeGathering(standingTo(reader, row.audience), judgedOf(reader, row)) &&
          !isClosed(judgedOf(reader, row), reader.now),
      );
      const [lineById, dateById] = [byId(lines), byId(open)];
      return wordsOfEach(notifications, ({ subjectId }) => {
        const line = lineById.get(subjectId);
        const row = line && dateById.get(line.occurrence_id);
        if (!row || !canReadLine(readerId, judgedLineOf(line, row, people))) return null;
        const when = { startsAt: row.starts_at, timezone: row.timezone };
        return {
          title: `${line.text} is free again`,
          emphasis: line.text,
          text: `${saidOf(row).title} · ${whenWords(when, user.timezone ?? row.timezone)}`,
          href: eventHref(row),
          personId: null,
        };
      });
    },
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function eventHref({ gathering_id, start }: ShownOccurrence): string {
  return `/community/events/${gathering_id}/${start}`;
}

/** Those that have not begun and that the reader has not answered: of another one nothing is asked any more. */
async function stillAsked(
  db: Db,
  reader: GatheringReader,
  rows: readonly ShownOccurrence[],
): Promise<ShownOccurrence[]> {
  const answers = await answersBy(
    db,
    reader.id,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id, starts_at }) => starts_at > reader.now && !answers.has(id));
}

/** An event of a group, or for everyone, went with the account of the last one who could hold it. */
const GONE: NotificationKind = {
  kind: 'gathering-gone',
  setting: CHANGES,
  async present(db, readerId, notifications) {
    const zone = (await findUserById(db, readerId))?.timezone;
    const groups = await ownGroupNames(
      db,
      readerId,
      notifications.flatMap(({ data }) => data['groupId'] ?? []).map(String),
    );
    return wordsOfEach(notifications, ({ data }) => {
      const when = { startsAt: Number(data['startsAt']), timezone: String(data['timezone']) };
      const groupId = data['groupId'] === undefined ? null : String(data['groupId']);
      if (groupId !== null && !groups.has(groupId)) return null;
      const event = groupId === null ? 'an event for everyone' : `an event of ${groups.get(groupId)}`;
      return {
        title: `Cancelled: ${event}`,
        emphasis: event,
        text: whenWords(when, zone ?? when.timezone),
        href: groupId === null ? '/community/events' : `/community/groups/${groupId}`,
        personId: null,
      };
    });
  },
};

/** The names of those of these groups that somebody is in. */
async function ownGroupNames(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const own = await allStandingsOf(db, userId);
  return groupNamesOf(
    db,
    ids.filter((id) => own.has(id)),
  );
}

/** A reminder is read for as long as notifications are kept: what has begun comes soon no more. */
function soonWord(isDayBefore: boolean, startsAt: number, now: number, zone: string): string {
  if (startsAt <= now) return 'Reminder';
  return (isDayBefore ? relativeDay(startsAt, now, zone) : null) ?? 'Soon';
}
