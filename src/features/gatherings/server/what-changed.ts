import { timeIn, whenWords } from '../reminder-letter.rules.ts';
import type { Changes } from './change-one.ts';
import type { OccurrenceRow, ShownOccurrence } from './occurrence-store.ts';
import { saidOf } from './present-gatherings.ts';

type Data = Record<string, string | number | null>;

/**
 * What a notification keeps of a change: when each was before, and which words are others. Not the words: those are read where it is
 * shown, by whoever may see them then.
 */
export function whatChanged(before: readonly OccurrenceRow[], changes: Changes): (id: string) => Data {
  const rows = new Map(before.map((row) => [row.id, row]));
  const words = ['title', 'place', 'link', 'repeat'].filter((key) => key in changes);
  const flags = Object.fromEntries(words.map((key) => [key, 1]));
  return (id) => {
    const was = rows.get(id);
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
  const now = whenWords({ startsAt: row.starts_at, timezone: row.timezone }, zone);
  // Kept by an earlier version, it says only that.
  const hasTimes = data['startsAt'] !== undefined;
  const before = { startsAt: Number(data['startsAt']), timezone: String(data['timezone']) };
  const was = hasTimes ? whenWords(before, zone) : now;
  const isLonger = hasTimes && was === now && Number(data['endsAt']) !== row.ends_at;
  const { place } = saidOf(row);
  return [
    isLonger ? `${now}, now until ${timeIn(row.ends_at, zone)}` : now,
    was !== now && `was ${was}`,
    data['title'] === 1 && 'a new name',
    data['place'] === 1 && (isPlaceSeen && place !== '' ? `now at ${place}` : 'another place'),
    data['link'] === 1 && 'another link',
    data['repeat'] === 1 && 'it repeats otherwise',
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** Of what is called off: when, or from when on a whole series is, or a part of it. */
export function offWords(row: ShownOccurrence, data: Readonly<Data>, zone: string): string {
  if (data['isSeries'] !== 1) return whenWords({ startsAt: row.starts_at, timezone: row.timezone }, zone);
  const first = { startsAt: Number(data['startsAt']), timezone: String(data['timezone']) };
  const off = data['isPart'] === 1 ? 'Off' : 'The whole series is off,';
  return `${off} from ${whenWords(first, zone)} on`;
}
