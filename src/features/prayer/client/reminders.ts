import { EVERY_DAY, WEEKDAYS } from '../prayer.rules.ts';
import type { PrayerItem } from '../prayer-list.contract.ts';

export type Reminder = NonNullable<PrayerItem['reminder']>;

/** '7:00' */
export function clockOf(minuteOfDay: number): string {
  return `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** What a time field holds ('07:00') as minutes after midnight; null for anything else. */
export function minuteOf(value: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(value) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** 'Remind me at 7:00', 'Sundays at 9:00', 'Mon, Wed at 7:00' */
export function reminderWords({ minuteOfDay, days }: Reminder): string {
  const at = clockOf(minuteOfDay);
  if (days === EVERY_DAY) return `Remind me at ${at}`;
  const chosen = WEEKDAYS.filter((_, place) => hasDay(days, place));
  const [only] = chosen;
  if (chosen.length === 1 && only !== undefined) return `${only}s at ${at}`;
  return `${chosen.map((day) => day.slice(0, 3)).join(', ')} at ${at}`;
}

/** `place` counts from Monday, 0. */
export function hasDay(days: number, place: number): boolean {
  return (days & (1 << place)) !== 0;
}

export function withDay(days: number, place: number): number {
  return days ^ (1 << place);
}
