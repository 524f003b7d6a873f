import type { HandlerInput } from '#contract/define-endpoint.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { momentOf } from '../gathering-times.rules.ts';
import type { updateGathering } from '../gatherings.contract.ts';
import type { GatheringRow } from './gathering-store.ts';
import { updateGatheringRow } from './gathering-store.ts';
import { timesInRow } from './lay-occurrences.ts';
import { requireLength } from './make-gathering.ts';
import { type ShownOccurrence, updateOccurrence } from './occurrence-store.ts';
import { repeatOf } from './present-gatherings.ts';
import { invalid } from './refusals.ts';
import { movingUp } from './seats.ts';

export type Changes = Omit<HandlerInput<typeof updateGathering>['body'], 'scope'>;

/** What of a change is one: forms send fields as they are, too. */
export function onlyChanged(
  row: ShownOccurrence,
  said: { place: string; link: string; title: string; description: string; seats: number | null },
  body: Changes,
): Changes {
  const before: Changes = {
    ...said,
    startsAt: row.local_start,
    endsAt: row.local_end,
    timezone: row.timezone,
    repeat: repeatOf(row),
  };
  const entries = Object.entries(body).filter(
    ([key, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[key as keyof Changes]),
  );
  return Object.fromEntries(entries);
}

/** Whether people have to look at their calendar again. */
export function isMoved(changes: Changes): boolean {
  return ['startsAt', 'endsAt', 'timezone', 'place', 'link', 'repeat'].some((key) => key in changes);
}

/** A begin that is moved takes the end along. */
export function endOf(row: { local_start: string; local_end: string }, changes: Changes): string {
  if (changes.endsAt !== undefined) return changes.endsAt;
  if (changes.startsAt === undefined) return row.local_end;
  const lasts = Temporal.PlainDateTime.from(row.local_end).since(row.local_start, { largestUnit: 'hour' });
  return Temporal.PlainDateTime.from(changes.startsAt).add(lasts).toString({ smallestUnit: 'minute' });
}

/** This occurrence alone is otherwise than its series. @throws AppError INVALID_INPUT */
export async function changeOne(
  tx: Tx,
  series: GatheringRow,
  row: ShownOccurrence,
  changes: Changes,
  now: number,
): Promise<void> {
  if (changes.repeat !== undefined) throw invalid('repeat', 'One occurrence does not repeat.');
  const isRetimed = changes.startsAt ?? changes.endsAt ?? changes.timezone;
  const localStart = changes.startsAt ?? row.local_start;
  const localEnd = endOf(row, changes);
  const timezone = changes.timezone ?? row.timezone;
  requireLength({ localStart, localEnd });
  const [startsAt, endsAt] = [momentOf(localStart, timezone), momentOf(localEnd, timezone)];
  if (endsAt <= now) throw invalid('startsAt', 'Please choose a time that is still to come.');
  await movingUp(tx, row, now, () =>
    updateOccurrence(tx, row.id, {
      ...(isRetimed !== undefined && timesInRow({ localStart, localEnd, startsAt, endsAt }, timezone, now)),
      ...ownWords(changes),
      ...(changes.seats !== undefined && { own_seats: changes.seats ?? 0 }),
      changes: row.changes + 1,
      changed_at: now,
    }),
  );
  if (series.open_until !== null && series.open_until < endsAt) {
    await updateGatheringRow(tx, series.id, { open_until: endsAt });
  }
}

function ownWords({ title, description, place, link }: Changes) {
  return {
    ...(title !== undefined && { own_title: title }),
    ...(description !== undefined && { own_description: description }),
    ...(place !== undefined && { own_place: place }),
    ...(link !== undefined && { own_link: link }),
  };
}
