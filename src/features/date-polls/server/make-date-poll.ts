import type { HandlerInput } from '#contract/define-endpoint.ts';
import { type GatheringsDeps, groupArchived } from '#features/gatherings/server/for-other-features.ts';
import { membersOf, standingIn } from '#features/groups/server/for-other-features.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lockNames } from '#platform/server/db/engine.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import type { createDatePoll, DatePoll } from '../date-polls.contract.ts';
import { standingToDatePoll } from '../date-polls.policy.ts';
import { DATE_POLL_LIMITS } from '../date-polls.rules.ts';
import { startAsked } from './date-moments.ts';
import { createDatePollRow, createDates, type DatePollRow, openDatePolls } from './date-poll-store.ts';
import { readDatePoll } from './present-date-polls.ts';
import { datePollLimit, noSuchDatePoll } from './refusals.ts';

type Body = HandlerInput<typeof createDatePoll>['body'];

/** What every cached answer about polls begins with. */
export const DATE_POLLS = '/api/date-polls';

/** Asks a group which dates suit them. */
export async function makeDatePoll(
  deps: GatheringsDeps,
  caller: Caller,
  body: Body,
  idempotency: { key: string; requestHash: string } | null,
): Promise<DatePoll> {
  const now = deps.clock.now();
  const made = await inUserTransaction(deps.db, caller.id, async (tx) => {
    const shown = async (id: string) => {
      const poll = await readDatePoll(tx, { id: caller.id, now }, id);
      return poll && { id, poll };
    };
    return once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        await requireHost(tx, caller.id, body.groupId);
        await requireRoom(tx, body.groupId, now);
        const dates = datesAsked(body, now);
        const id = newId(now);
        const words = { caller, kind: 'date-poll', wordsId: id, texts: [body.title], deps } as const;
        const { isHeld } = await admitWords(tx, { ...words, shape: 'in-group' }, now);
        const row: DatePollRow = {
          id,
          user_id: caller.id,
          group_id: body.groupId,
          title: body.title,
          minutes: body.minutes,
          timezone: body.timezone,
          hidden_because: isHeld ? 'held' : null,
          open_until: Math.max(...dates.map(({ startsAt }) => startsAt)),
          gathering_id: null,
          decided_start: null,
          decided_at: null,
          created_at: now,
        };
        await createDatePollRow(tx, row);
        await createDates(
          tx,
          dates.map(({ localStart, startsAt }) => ({
            id: newId(now),
            poll_id: id,
            local_start: localStart,
            starts_at: startsAt,
          })),
        );
        if (!isHeld) await tellOfAsked(tx, row, now);
        return (await shown(id))!;
      },
      shown,
    );
  });
  return made.poll;
}

/** Tells those of a group who want to hear of it, once however often it is called. */
export async function tellOfAsked(tx: Tx, row: DatePollRow, now: number): Promise<void> {
  const members = await membersOf(tx, row.group_id);
  const notice = {
    kind: 'date-asked',
    subjectId: row.id,
    actorId: row.user_id,
    onceKey: `date-asked:${row.id}`,
  };
  await notify(
    tx,
    members.filter(({ isMuted }) => !isMuted).map(({ id: userId }) => ({ userId, ...notice })),
    now,
  );
  await sendLive(
    tx,
    members.map(({ id }) => id),
    [DATE_POLLS],
    now,
  );
}

/** @throws AppError NOT_FOUND, GROUP_ARCHIVED */
async function requireHost(tx: Tx, userId: string, groupId: string): Promise<void> {
  const inGroup = await standingIn(tx, groupId, userId);
  if (standingToDatePoll(inGroup?.role ?? null) !== 'host') throw noSuchDatePoll();
  if (inGroup?.isArchived) throw groupArchived();
}

/** @throws AppError DATE_POLL_LIMIT */
async function requireRoom(tx: Tx, groupId: string, now: number): Promise<void> {
  const most = DATE_POLL_LIMITS.open;
  // Two leaders who ask at once count one after the other.
  await lockNames(tx, [`date-polls ${groupId}`]);
  const groups = { groupIds: [groupId], hostedIds: [groupId] };
  if ((await openDatePolls(tx, { ...groups, now, limit: most }).execute()).length < most) return;
  throw datePollLimit(`This group looks for ${most} dates already. Please find one of them first.`);
}

/** Each date once. @throws AppError INVALID_INPUT for one that cannot be */
function datesAsked(body: Body, now: number): { localStart: string; startsAt: number }[] {
  const dates = body.startsAt.map((localStart, i) => ({
    localStart,
    startsAt: startAsked(body, localStart, { now, path: `startsAt.${i}` }),
  }));
  const distinct = dates.filter(
    ({ startsAt }, i) => dates.findIndex((one) => one.startsAt === startsAt) === i,
  );
  if (distinct.length < 2) throw invalidField('startsAt', 'Please give two dates at least.');
  return distinct;
}
