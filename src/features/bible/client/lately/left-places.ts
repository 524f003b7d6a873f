import { useSyncExternalStore } from 'react';
import { versesInAddress } from '../../verse-numbers.rules.ts';
import { afterArrival, type LeftPlace, NOWHERE, type Way } from './left-places.rules.ts';

/*
 * For as long as the tab is open: where somebody read on another day, or device, is in 'Lately'. Another person who signs in here begins
 * anew.
 */
let way: Way = NOWHERE;
let whose: string | null = null;
let returning: LeftPlace | null = null;
const listeners = new Set<() => void>();

/** Notes that a chapter is open. `nextDoor`: the chapters before and after it. */
export function noteArrival(
  userId: string,
  to: Pick<LeftPlace, 'bookId' | 'chapter'>,
  nextDoor: Parameters<typeof afterArrival>[2],
): void {
  way = afterArrival(whose === userId ? way : NOWHERE, to, nextDoor);
  whose = userId;
  for (const listener of listeners) listener();
}

/** Notes how the open chapter is seen, before whatever may lead away from it. */
export function noteSpot(spot: Pick<LeftPlace, 'verses' | 'uppermost'>): void {
  if (way.here !== null) way = { ...way, here: { ...way.here, ...spot } };
}

/** The place to go back to; null where there is none. */
export function leftPlace(): LeftPlace | null {
  return way.left.at(-1) ?? null;
}

export function useLeftPlace(): LeftPlace | null {
  return useSyncExternalStore(subscribe, leftPlace, () => null);
}

/** Says that somebody goes back to the place that they left: it is shown then as it was. @returns its address */
export function goBack(): string | null {
  returning = leftPlace();
  return returning && addressOf(returning);
}

/** The verse to be uppermost again, once, in a chapter to which somebody goes back; null in any other. */
export function takeReturn({ bookId, chapter }: Pick<LeftPlace, 'bookId' | 'chapter'>): number | null {
  const to = returning;
  returning = null;
  // Chosen verses are in the address, which brings them into view.
  if (to === null || to.bookId !== bookId || to.chapter !== chapter || to.verses.length > 0) return null;
  return to.uppermost;
}

export function addressOf({ bookId, chapter, verses }: LeftPlace): string {
  const path = `/bible/${bookId}/${chapter}`;
  return verses.length === 0 ? path : `${path}/${versesInAddress(verses)}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
