import type { HandlerInput } from '#contract/define-endpoint.ts';
import { tellsOfDanger } from '#features/help/help.rules.ts';
import { admitEdit, hasOpenCase } from '#features/moderation/server/for-other-features.ts';
import { withRoleNow } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { requireSeen } from '#platform/server/http/require-seen.ts';
import type { updateGathering } from '../gatherings.contract.ts';
import { isClosed } from '../gatherings.policy.ts';
import type { GatheringScope } from '../gatherings.rules.ts';
import type { Gathering, WrittenGathering } from '../gatherings-fields.ts';
import { answerLaid } from './answer-laid.ts';
import { callOff, endSeriesFrom, tellOfChange } from './call-off.ts';
import { type Changed, changeFollowing, settleSeats } from './change-following.ts';
import { type Changes, changeOne, isMoved, onlyChanged, onlyChangedOf, shownOf } from './change-one.ts';
import { type GatheringReader, readerOf, standingTo } from './gathering-reader.ts';
import {
  findGathering,
  type GatheringRow,
  holdGathering,
  needsOf,
  updateGatheringRow,
} from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import {
  findOccurrences,
  firstComing,
  holdOccurrencesFrom,
  type OccurrenceRow,
  type ShownOccurrence,
} from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { gatheringClosed, groupArchived, noSuchGathering } from './refusals.ts';
import { undivided, whoSaidOfSeries } from './series-answer-store.ts';
import { showSeries } from './show-change.ts';
import { holdSeen, type Named, nameOf } from './take-part.ts';
import { whatChanged } from './what-changed.ts';

/** A host changes one occurrence, it and all that follow, or all that are still to come. @throws AppError CHANGED_MEANWHILE */
export async function changeGathering(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  { scope, basedOn, ...body }: HandlerInput<typeof updateGathering>['body'],
): Promise<WrittenGathering> {
  const gathering = await hosting(deps, caller, named, scope, async (tx, { reader, series, row }) => {
    const { now } = reader;
    requireSeen<Changes>({ ...shownOf(row), brings: needsOf(series) }, body, basedOn);
    const changes = scope === 'one' ? onlyChanged(row, body) : onlyChangedOf(series, row, body);
    if (Object.keys(changes).length === 0) return row.id;
    const { title, description, place, link, brings = [] } = changes;
    const words = [title, description, place, link, ...brings].filter((one) => one !== undefined);
    let changed: Changed;
    let before: readonly OccurrenceRow[] = [row];
    if (scope === 'one') {
      await changeOne(tx, series, row, changes, now);
      changed = { series, ids: [row.id], cancelled: [], hasEarly: false, hasLaid: false };
    } else {
      const first = scope === 'all' ? ((await firstComing(tx, series.id, now)) ?? row) : row;
      const held = await holdOccurrencesFrom(tx, series.id, first.start);
      before = held;
      const whose = changes.seats === undefined ? [] : held.filter(({ ends_at }) => ends_at > now);
      changed = await settleSeats(tx, whose, now, () =>
        changeFollowing(tx, series, { asked: row, held }, changes, { by: caller.id, now }),
      );
    }
    if (changed.hasLaid) await answerLaid(tx, deps.events, changed.series, now);
    const written = new Set([changed.series.id, ...(changed.hasEarly ? [series.id] : [])]);
    for (const id of words.length > 0 ? written : []) await admitChange(tx, deps, caller, { id, words, now });
    if (isMoved(changes)) {
      const data = whatChanged(before, changes, row.id);
      await tellOfChange(tx, 'gathering-changed', changed.ids, {
        by: caller.id,
        now,
        data,
        // Who comes to all of it comes to its new days, too.
        also: changed.hasLaid ? await whoSaidOfSeries(tx, undivided(changed.series), 'going') : new Set(),
      });
    }
    await tellOfChange(tx, 'gathering-cancelled', changed.cancelled, { by: caller.id, now });
    const [stays] = await findOccurrences(tx, [row.id]);
    // The new rule may have no day for the one that was changed: then the next page is that of the first one that goes on.
    return stays ? row.id : (await firstComing(tx, changed.series.id, now))!.id;
  });
  const { title, description, place, link, brings = [] } = body;
  return { ...gathering, needsHelp: tellsOfDanger([title, description, place, link, ...brings]) };
}

/** Whoever writes words last answers for all that stands there, also for what another wrote and moderators have not looked at yet. */
async function admitChange(
  tx: Tx,
  deps: GatheringsDeps,
  caller: Caller,
  { id, words, now }: { id: string; words: readonly string[]; now: number },
): Promise<void> {
  const before = await findGathering(tx, id);
  await updateGatheringRow(tx, id, { user_id: caller.id, updated_at: now });
  const isOthers = before?.user_id !== caller.id && (await hasOpenCase(tx, 'gathering', id));
  const all = isOthers ? await deps.words.get('gathering')!.find(tx, id) : undefined;
  const written = { caller, kind: 'gathering', wordsId: id, texts: words, deps };
  await admitEdit(tx, { ...written, ...(all && { alsoStands: all.text }) }, now);
}

/** A host cancels one occurrence, it and all that follow, or all that are still to come. Of these stay those to which somebody comes, the soonest, and the one that was asked for. */
export function cancelGathering(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  scope: GatheringScope,
): Promise<Gathering> {
  return hosting(deps, caller, named, scope, async (tx, { reader, series, row }) => {
    const { now } = reader;
    const first = scope === 'all' ? ((await firstComing(tx, series.id, now)) ?? row) : row;
    const ended =
      scope === 'one' ? null : await endSeriesFrom(tx, series, { start: first.start, stays: [row.id] }, now);
    await callOff(tx, ended?.stay ?? [row.id], { by: caller.id, now, ended });
    return row.id;
  });
}

/**
 * Holds all of a series that a change can be of before any one of them: in the order in which who leaves holds them, so that neither
 * waits for the other.
 */
async function holdAllFrom(tx: Tx, seriesId: string, start: string | null, now: number): Promise<void> {
  const from = start ?? (await firstComing(tx, seriesId, now))?.start;
  if (from !== undefined) await holdOccurrencesFrom(tx, seriesId, from);
}

/** Holds the host, the series and the occurrences that it may be of, asks whether they may, does the work, and reads what it made of the occurrence. */
function hosting(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  scope: GatheringScope,
  work: (
    tx: Tx,
    held: { reader: GatheringReader; series: GatheringRow; row: ShownOccurrence },
  ) => Promise<string>,
): Promise<Gathering> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reader = await readerOf(tx, await withRoleNow(tx, caller, now), now);
    const found = await findSeen(tx, reader, named);
    if (!found || standingTo(reader, found.audience) !== 'host') throw noSuchGathering();
    const series = await holdGathering(tx, found.gathering_id);
    if (!series) throw noSuchGathering();
    if (scope !== 'one') await holdAllFrom(tx, series.id, scope === 'all' ? null : found.start, now);
    const row = await holdSeen(tx, reader, nameOf(found));
    // Another host divided the series meanwhile: what is held is not what this would be of.
    if (row.gathering_id !== series.id) throw noSuchGathering();
    if (reader.archived.includes(row.audience)) throw groupArchived();
    if (isClosed(judgedOf(reader, row), now)) throw gatheringClosed();
    const id = await work(tx, { reader, series, row });
    const [after] = await findOccurrences(tx, [id]);
    await showSeries(tx, { id: after!.gathering_id, group_id: series.group_id }, now);
    return (await readGathering(tx, reader, nameOf(after!)))!;
  });
}
