import { untilWords, whenWords } from '../reminder-letter.rules.ts';
import type { Changes } from './change-one.ts';
import type { OccurrenceRow, ShownOccurrence } from './occurrence-store.ts';
import { saidOf } from './present-gatherings.ts';

type Data = Record<string, string | number | null>;

/**
 * What a notification keeps of a change: when each was before, and which words are others. Not the words: those are read where it is
 * shown, by whoever may see them then.
 * @param askedId the one that the change was made on: the others keep what they have of their own
 */
export function whatChanged(
  before: readonly OccurrenceRow[],
  changes: Changes,
  askedId: string,
): (id: string) => Data {
  const rows = new Map(before.map((row) => [row.id, row]));
  const keys = (['title', 'place', 'link', 'repeat'] as const).filter((key) => key in changes);
  return (id) => {
    const was = rows.get(id);
    const keeps = (key: (typeof keys)[number]) =>
      key !== 'repeat' && id !== askedId && (was?.[`own_${key}`] ?? null) !== null;
    const flags = Object.fromEntries(keys.filter((key) => !keeps(key)).map((key) => [key, 1]));
    return was ? { ...flags, startsAt: was.starts_at, endsAt: was.ends_at, timezone: was.timezone } : flags;
  };
}

/**
 * The same in words, on the reader's clocks: 'Friday, 27 November, 18:00 · was Thursday, 26 November, 19:00 · now at 12 Mill Lane'.
 * @param isPlaceSeen whether the reader may see where it is
 */
export function changeWords(
  row: ShownOccurrence,
  data: Readonly<Data>,
  { zone, isPlaceSeen }: { zone: string; isPlaceSeen: boolean },
): string {
  const times = { startsAt: row.starts_at, endsAt: row.ends_at, timezone: row.timezone };
  const now = whenWords(times, zone);
  // Kept by an earlier version, it says only that.
  const hasTimes = data['startsAt'] !== undefined;
  const before = { startsAt: Number(data['startsAt']), timezone: String(data['timezone']) };
  const was = hasTimes ? whenWords(before, zone) : now;
  const lasted = Number(data['endsAt']) - before.startsAt;
  const isLonger = hasTimes && lasted !== times.endsAt - times.startsAt;
  const { place, link } = saidOf(row);
  return [
    isLonger ? `${now}, now until ${untilWords(times, zone)}` : now,
    was !== now && `was ${was}`,
    data['title'] === 1 && 'a new name',
    data['place'] === 1 && placeWords(place, isPlaceSeen),
    data['link'] === 1 && (isPlaceSeen && link === '' ? 'no link now' : 'a new link'),
    data['repeat'] === 1 && 'it repeats differently',
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** Where it is now: to whom that is not said, that it is elsewhere. */
function placeWords(place: string, isSeen: boolean): string {
  if (!isSeen) return 'a new place';
  return place === '' ? 'no place named now' : `now at ${place}`;
}

/** Of what is called off: when, or from when on a whole series is, or a part of it. */
export function offWords(row: ShownOccurrence, data: Readonly<Data>, zone: string): string {
  if (data['isSeries'] !== 1) return whenWords({ startsAt: row.starts_at, timezone: row.timezone }, zone);
  const first = { startsAt: Number(data['startsAt']), timezone: String(data['timezone']) };
  const off = data['isPart'] === 1 ? 'Off' : 'The whole series is off,';
  return `${off} from ${whenWords(first, zone)} on`;
}
