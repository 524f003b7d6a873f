import { MINUTE_MS } from '#contract/durations.ts';
import { findGroupsByIds, memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import { findUsersByIds } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import type { Job } from '#platform/server/jobs.ts';
import { isReminderTimely, type Reminder } from '../reminder-letter.rules.ts';
import { findComingTo } from './answer-store.ts';
import { findWithoutLetters } from './calendar-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import {
  dueOccurrences,
  findOccurrences,
  holdOccurrence,
  type ShownOccurrence,
  updateOccurrence,
} from './occurrence-store.ts';
import { saidOf } from './present-gatherings.ts';

type Deps = Pick<GatheringsDeps, 'db' | 'clock' | 'events'>;

const DUE_AT = { day: 'remind_day_at', hour: 'remind_hour_at' } as const;

/** Reminds those who come, the day before and an hour before, by bell and letter. */
export function reminderJobs(deps: Deps): Job[] {
  return [
    {
      name: 'remind of gatherings a day before',
      everyMs: MINUTE_MS,
      run: (stopping) => remind(deps, 'day', stopping),
    },
    {
      name: 'remind of gatherings an hour before',
      everyMs: MINUTE_MS,
      run: (stopping) => remind(deps, 'hour', stopping),
    },
  ];
}

/**
 * Each occurrence is held, looked at again, and noted as done in the transaction that tells everybody: whatever number of servers
 * do this, each person is told once.
 */
async function remind({ db, clock, events }: Deps, reminder: Reminder, stopping: AbortSignal): Promise<void> {
  await eachDue(
    (limit) => dueOccurrences(db, DUE_AT[reminder], clock.now(), limit).execute(),
    ({ id }) => inTransaction(db, (tx) => remindOf(tx, { events, id, reminder, now: clock.now() })),
    stopping,
  );
}

async function remindOf(
  tx: Tx,
  { events, id, reminder, now }: Pick<Deps, 'events'> & { id: string; reminder: Reminder; now: number },
): Promise<void> {
  const held = await holdOccurrence(tx, id);
  const dueAt = held?.[DUE_AT[reminder]] ?? null;
  if (!held || dueAt === null || dueAt > now) return;
  await updateOccurrence(tx, id, { [DUE_AT[reminder]]: null });
  const [row] = await findOccurrences(tx, [id]);
  if (!row || row.cancelled_at !== null || row.hidden_because !== null) return;
  if (!isReminderTimely(reminder, row.starts_at, now)) return;
  const people = await whoIsReminded(tx, row);
  // Moved to another time, it is told of again.
  const notice = { kind: 'gathering-reminder', subjectId: id, actorId: null, data: { reminder } };
  const onceKey = `gathering:${id}:${reminder}:${row.starts_at}`;
  await notify(
    tx,
    people.map((userId) => ({ userId, ...notice, onceKey })),
    now,
  );
  const payload = { occurrenceId: id, startsAt: row.starts_at, reminder };
  for (const userId of await whoGetsLetters(tx, people)) {
    await events.emit(tx, { type: 'gathering-letter-due', subject: userId, userId, payload }, now);
  }
}

/** Who has a seat, and who may come; of a group that is not archived, those who are in it still. */
async function whoIsReminded(tx: Tx, row: ShownOccurrence): Promise<string[]> {
  const answers = await findComingTo(tx, row.id);
  const going = answers.filter(({ answer }) => answer === 'going').slice(0, saidOf(row).seats ?? undefined);
  const people = [...going, ...answers.filter(({ answer }) => answer === 'maybe')].map(
    ({ user_id }) => user_id,
  );
  if (row.group_id === null || people.length === 0) return people;
  const [group] = await findGroupsByIds(tx, [row.group_id]);
  if (!group || group.archived_at !== null) return [];
  const members = new Set(await memberIdsOf(tx, row.group_id));
  return people.filter((userId) => members.has(userId));
}

/** Those with a confirmed address who have not switched letters off, in one order for all. */
async function whoGetsLetters(tx: Tx, people: readonly string[]): Promise<string[]> {
  const without = await findWithoutLetters(tx, people);
  const users = await findUsersByIds(tx, people);
  return people.filter((id) => !without.has(id) && Boolean(users.get(id)?.emailVerified)).toSorted();
}
