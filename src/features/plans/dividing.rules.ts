import { lengthOf, type Place } from './places.rules.ts';

/** What is read in a minute by who is not in a hurry: 200 words, and a verse has 25 of them. */
export const VERSES_A_MINUTE = 8;

/** Whole minutes that it takes to read so many verses, at least one. */
export function minutesOf(verses: number): number {
  return Math.max(1, Math.round(verses / VERSES_A_MINUTE));
}

/** How many verses places have together. */
export function versesOf(places: readonly Place[]): number {
  return places.reduce((sum, place) => sum + lengthOf(place), 0);
}

/**
 * Divides what is read in its order among days as evenly as it can be, by weights. Each day has at least one; there are no more
 * days than things to read. No day is heavier than the mean by more than the heaviest thing.
 * @returns how many each day has
 */
export function dividedEvenly(weights: readonly number[], days: number): number[] {
  const count = Math.min(Math.max(1, days), weights.length);
  const until: number[] = [0];
  for (const weight of weights) until.push(until.at(-1)! + weight);
  const total = until.at(-1)!;
  const division: number[] = [];
  let begun = 0;
  for (let day = 1; day <= count; day++) {
    const latest = weights.length - (count - day);
    let end = begun + 1;
    if (day === count) end = latest;
    const aim = (total * day) / count;
    // The end moves on as long as the next one is nearer to where this day should end.
    while (end < latest && Math.abs(until[end + 1]! - aim) <= Math.abs(until[end]! - aim)) end++;
    division.push(end - begun);
    begun = end;
  }
  return division;
}

/** The same by verses. */
export function placesDivided(places: readonly Place[], days: number): number[] {
  return dividedEvenly(places.map(lengthOf), days);
}

/** How somebody divides what they have chosen. */
export type Pace =
  | { kind: 'chapters'; chapters: number }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'days'; days: number };

/** How many are read on each day. Chapters a day are counted; minutes and days are divided by verses. */
export function dividedAt(places: readonly Place[], pace: Pace): number[] {
  if (pace.kind === 'days') return placesDivided(places, pace.days);
  if (pace.kind === 'minutes')
    return placesDivided(places, Math.ceil(versesOf(places) / (pace.minutes * VERSES_A_MINUTE)));
  const whole = Math.floor(places.length / pace.chapters);
  const rest = places.length % pace.chapters;
  return [...Array.from({ length: whole }, () => pace.chapters), ...(rest > 0 ? [rest] : [])];
}
