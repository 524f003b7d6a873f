import type { PrayerItem } from '../prayer-list.contract.ts';
import { dayOf } from './prayer-dates.ts';
import { reminderWords } from './reminders.ts';

/** What an item of my list says: my words, or those of the request or the person that it came from. */
export function itemWords({
  text,
  request,
  person,
}: Pick<PrayerItem, 'text' | 'request' | 'person'>): string {
  return text ?? request?.text ?? person?.name ?? 'Something that is not shared any more';
}

/** The line below it: when it reminds, or when it was prayed for last. */
export function itemLine(item: PrayerItem): string | null {
  if (item.reminder !== null) return reminderWords(item.reminder);
  if (item.prayedOn === null || item.prayedToday) return null;
  return `Prayed ${dayOf(Date.parse(`${item.prayedOn}T12:00`))}`;
}
