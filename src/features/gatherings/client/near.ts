import type { GatheringCard } from '../gatherings-fields.ts';
import { beginIn, clockOf, nearDay } from './gathering-dates.ts';

type Begin = Pick<GatheringCard, 'startsAt'> & Partial<Pick<GatheringCard, 'timezone' | 'localStart'>>;

/** The gatherings that begin today or tomorrow, or have begun, of those that come; the first two, since a day has no room for more. */
export function nearOf<Card extends Begin>(
  coming: readonly Card[],
  day: { date: string; zone: string },
): Card[] {
  return coming.filter((one) => nearWords(one, day) !== null).slice(0, 2);
}

/** 'Today, 19:00', 'Tomorrow, 9:00'; 'Now' for what began on a day before; null for what is further away. */
export function nearWords(begin: Begin, { date, zone }: { date: string; zone: string }): string | null {
  const at = beginIn(begin, zone);
  if (at.slice(0, 10) < date) return 'Now';
  const said = nearDay(at.slice(0, 10), date);
  return said === 'Today' || said === 'Tomorrow' ? `${said}, ${clockOf(at)}` : null;
}
