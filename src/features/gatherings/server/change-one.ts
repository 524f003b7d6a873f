import type { HandlerInput } from '#contract/define-endpoint.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { endOf } from '../following.rules.ts';
import { timesOf } from '../gathering-times.rules.ts';
import type { updateGathering } from '../gatherings.contract.ts';
import type { GatheringRow } from './gathering-store.ts';
import { needsOf, updateGatheringRow } from './gathering-store.ts';
import { timesInRow } from './lay-occurrences.ts';
import { requireLength, requireWithinReach } from './make-gathering.ts';
import { type ShownOccurrence, updateOccurrence } from './occurrence-store.ts';
import { repeatOf, saidOf } from './present-gatherings.ts';
import { changingSeats } from './seats.ts';

export type Changes = Omit<HandlerInput<typeof updateGathering>['body'], 'scope' | 'basedOn'>;

/** What of a change of one occurrence is one: forms send fields as they are, too. */
export function onlyChanged(row: ShownOccurrence, body: Changes): Changes {
  return otherThan([{ ...shownOf(row), brings: [] }], body);
}

/**
 * What of a sent form changes a series. The form shows one occurrence, which may have a title, a place or seats of its own. A field
 * counts as changed when it differs from that occurrence or from its series: saving 'Supper' over an evening that alone is called
 * 'Picnic', in a series called 'Supper', changes that evening; saving 'Picnic' there changes the series. Times are compared with those
 * of the occurrence: the others are moved by as much as it is.
 */
export function onlyChangedOf(series: GatheringRow, row: ShownOccurrence, body: Changes): Changes {
  const { title, description, place, link, seats, timezone } = series;
  const said = { title, description, place, link, seats, timezone, brings: needsOf(series) };
  return otherThan([shownOf(row), said], body);
}

function otherThan(before: readonly Changes[], body: Changes): Changes {
  const isBegunElsewhere = body.startsAt !== undefined && body.startsAt !== before[0]?.startsAt;
  const entries = Object.entries(body).filter(
    ([key, value]) =>
      value !== undefined &&
      // An end that stays while the begin is moved is said, or it would be taken along.
      ((key === 'endsAt' && isBegunElsewhere) ||
        before.some(
          (one) => key in one && JSON.stringify(value) !== JSON.stringify(one[key as keyof Changes]),
        )),
  );
  return Object.fromEntries(entries);
}

/** One occurrence as its hosts see it in the form. */
export function shownOf(row: ShownOccurrence): Changes {
  const { local_start: startsAt, local_end: endsAt, timezone } = row;
  return { ...saidOf(row), startsAt, endsAt, timezone, repeat: repeatOf(row) };
}

/** Whether people have to look at their calendar again. */
export function isMoved(changes: Changes): boolean {
  return ['startsAt', 'endsAt', 'timezone', 'place', 'link', 'repeat'].some((key) => key in changes);
}

/** This occurrence alone is otherwise than its series. @throws AppError INVALID_INPUT */
export async function changeOne(
  tx: Tx,
  series: GatheringRow,
  row: ShownOccurrence,
  changes: Changes,
  now: number,
): Promise<void> {
  if (changes.repeat !== undefined) throw invalidField('repeat', 'One occurrence does not repeat.');
  if (changes.brings !== undefined) {
    throw invalidField('brings', 'What one evening needs is added and removed line by line, on its page.');
  }
  const isRetimed = changes.startsAt ?? changes.endsAt ?? changes.timezone;
  const times = ownTimes(row, changes, now);
  const endsAt = times.ends_at;
  if (endsAt <= now) throw invalidField('startsAt', 'Please choose a time that is still to come.');
  if (isRetimed !== undefined) requireWithinReach(times.starts_at, now);
  await changingSeats(tx, row, now, () =>
    updateOccurrence(tx, row.id, {
      ...(isRetimed !== undefined && times),
      ...ownWords(changes),
      changes: row.changes + 1,
      changed_at: now,
    }),
  );
  if (series.open_until !== null && series.open_until < endsAt) {
    await updateGatheringRow(tx, series.id, { open_until: endsAt });
  }
}

/** The times that a change gives one occurrence, wherever its rule has it. @throws AppError INVALID_INPUT */
export function ownTimes(row: ShownOccurrence, changes: Changes, now: number) {
  const localStart = changes.startsAt ?? row.local_start;
  const timezone = changes.timezone ?? row.timezone;
  const alone = { localStart, localEnd: endOf(row, changes), timezone, repeat: null };
  requireLength(alone);
  return timesInRow(timesOf(alone, localStart), timezone, now);
}

/** What a change says, as words and seats of an occurrence's own. */
export function ownWords({ title, description, place, link, seats }: Changes) {
  return {
    ...(title !== undefined && { own_title: title }),
    ...(description !== undefined && { own_description: description }),
    ...(place !== undefined && { own_place: place }),
    ...(link !== undefined && { own_link: link }),
    ...(seats !== undefined && { own_seats: seats ?? 0 }),
  };
}
