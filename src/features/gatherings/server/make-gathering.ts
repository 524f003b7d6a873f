import type { HandlerInput } from '#contract/define-endpoint.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { membersOf } from '#features/groups/server/for-other-features.ts';
import { tellsOfDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { withRoleNow } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { beginsByItsRule, type Series, startsBetween, timesOf } from '../gathering-times.rules.ts';
import type { createGathering } from '../gatherings.contract.ts';
import { AHEAD_MS, EVERYONE, GATHERING_LIMITS } from '../gatherings.rules.ts';
import type { WrittenGathering } from '../gatherings-fields.ts';
import { createAnswers } from './answer-store.ts';
import { type GatheringReader, readerOf, standingTo } from './gathering-reader.ts';
import { countOpen, createGatheringRow, findGathering, type GatheringRow } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { extentOf, layOccurrences } from './lay-occurrences.ts';
import { firstComing } from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';
import { groupArchived, noSuchGathering, secondStepNeeded } from './refusals.ts';
import { GATHERINGS } from './show-change.ts';

export type GatheringBody = HandlerInput<typeof createGathering>['body'];

/** Makes a gathering of a group, or of everyone, with all its occurrences of the next year. */
export async function makeGathering(
  deps: GatheringsDeps,
  caller: Caller,
  body: GatheringBody,
  idempotency: { key: string; requestHash: string } | null,
): Promise<WrittenGathering> {
  const now = deps.clock.now();
  const made = await inUserTransaction(deps.db, caller.id, async (tx) => {
    const host = await withRoleNow(tx, caller, now);
    const reader = await readerOf(tx, host, now);
    const shown = async (row: GatheringRow) => {
      const gathering = await readGathering(tx, reader, { gatheringId: row.id, start: row.local_start });
      return gathering && { id: row.id, gathering };
    };
    return once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        const row = await planGathering(tx, deps, { caller: host, reader }, body);
        if (body.comes) {
          const first = await firstComing(tx, row.id, now);
          await createAnswers(tx, first!.id, [{ userId: host.id, answer: 'going' }], now);
        }
        return (await shown(row))!;
      },
      async (id) => {
        const row = await findGathering(tx, id);
        return row && shown(row);
      },
    );
  });
  // Again where the answer was lost.
  return { ...made.gathering, needsHelp: tellsOfDanger(textsOf(body)) };
}

/**
 * Makes a gathering in the caller's transaction, which holds them.
 * @throws AppError where they may not, its times or words are refused, or there are as many as can be
 */
export async function planGathering(
  tx: Tx,
  deps: GatheringsDeps,
  { caller, reader }: { caller: Caller; reader: GatheringReader },
  body: GatheringBody,
): Promise<GatheringRow> {
  const { now } = reader;
  const audience = body.groupId ?? EVERYONE;
  if (standingTo(reader, audience) !== 'host') {
    throw body.groupId === null && caller.role !== 'member' ? secondStepNeeded() : noSuchGathering();
  }
  if (reader.archived.includes(audience)) throw groupArchived();
  const series = seriesAsked(body);
  requireTimes(series, now);
  await requireRoom(tx, body.groupId, now);
  const id = newId(now);
  const words = { caller, kind: 'gathering', wordsId: id, texts: textsOf(body), deps } as const;
  const { isHeld } = await admitWords(tx, { ...words, shape: body.groupId ? 'in-group' : 'topic' }, now);
  const row: GatheringRow = {
    id,
    user_id: caller.id,
    group_id: body.groupId,
    title: body.title,
    description: body.description,
    place: body.place,
    link: body.link,
    seats: body.seats,
    brings: JSON.stringify(body.brings),
    hidden_because: isHeld ? 'held' : null,
    ...seriesInRow(series),
    ...extentOf(series, now),
    created_at: now,
    updated_at: null,
    part_of: null,
  };
  await createGatheringRow(tx, row);
  await layOccurrences(tx, row, startsBetween(series, series.localStart, row.laid_until!), now);
  if (!isHeld) await tellOfPlanned(tx, row, now);
  return row;
}

function textsOf({ title, description, place, link, brings }: GatheringBody): string[] {
  return [title, description, place, link, ...brings];
}

/** Tells those of a group who want to hear of it, once however often it is called. Nobody is told of gatherings of everyone: they are found. */
export async function tellOfPlanned(tx: Tx, row: GatheringRow, now: number): Promise<void> {
  if (row.group_id === null) return;
  const first = await firstComing(tx, row.id, now);
  if (!first) return;
  const members = await membersOf(tx, row.group_id);
  const notice = { kind: 'gathering-planned', subjectId: first.id, actorId: row.user_id };
  await notify(
    tx,
    members
      .filter(({ isMuted }) => !isMuted)
      .map(({ id: userId }) => ({ userId, ...notice, onceKey: `planned:${row.id}` })),
    now,
  );
  await sendLive(
    tx,
    members.map(({ id }) => id),
    [GATHERINGS],
    now,
  );
}

function seriesAsked({ startsAt: localStart, endsAt: localEnd, timezone, repeat }: GatheringBody): Series {
  return { localStart, localEnd, timezone, repeat };
}

export function seriesInRow({ localStart, localEnd, timezone, repeat }: Series) {
  return {
    local_start: localStart,
    local_end: localEnd,
    timezone,
    repeat_kind: repeat?.kind ?? null,
    repeat_every: repeat?.every ?? null,
    repeat_until: repeat?.until ?? null,
  };
}

/** @throws AppError INVALID_INPUT for times that no gathering can have */
export function requireTimes(series: Series, now: number): void {
  requireLength(series);
  if (!beginsByItsRule(series)) {
    const isOverBefore = (series.repeat?.until ?? '9999') < series.localStart.slice(0, 10);
    throw isOverBefore
      ? invalidField('repeat.until', 'It ends before it begins.')
      : invalidField('repeat.kind', 'The first date is not the last such day of its month.');
  }
  const { startsAt, endsAt } = timesOf(series, series.localStart);
  if (endsAt <= now) throw invalidField('startsAt', 'Please choose a time that is still to come.');
  requireWithinReach(startsAt, now);
}

/** A year with a digit too many is a slip. @throws AppError INVALID_INPUT */
export function requireWithinReach(startsAt: number, now: number): void {
  if (startsAt > now + AHEAD_MS) throw invalidField('startsAt', 'Please choose a day within two years.');
}

/** @throws AppError INVALID_INPUT where it ends before it begins, or lasts longer than a fortnight */
export function requireLength({ localStart, localEnd }: Pick<Series, 'localStart' | 'localEnd'>): void {
  const lasts = Date.parse(`${localEnd}Z`) - Date.parse(`${localStart}Z`);
  if (lasts <= 0) throw invalidField('endsAt', 'It ends before it begins.');
  if (lasts > GATHERING_LIMITS.lastsHours * HOUR_MS)
    throw invalidField('endsAt', 'It lasts at most two weeks.');
}

/** @throws AppError GATHERING_LIMIT */
export async function requireRoom(tx: Tx, groupId: string | null, now: number): Promise<void> {
  const most = GATHERING_LIMITS.open;
  if ((await countOpen(tx, groupId, now, most)) < most) return;
  throw new AppError('GATHERING_LIMIT', `There are ${most} events already. Please cancel one of them first.`);
}
