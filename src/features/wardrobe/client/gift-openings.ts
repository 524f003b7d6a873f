import { useSyncExternalStore } from 'react';
import { type ToastContent, toast } from '#ui/toast-store.ts';
import type { GiftKind } from '../wardrobe.rules.ts';

/** Something that XP opens. */
export interface Gift {
  kind: GiftKind;
  id: string;
}

export interface GiftOpening {
  gift: Gift;
  /** 'asked': a question comes first; 'opened': it was unlocked just now, so its light is seen; 'shown': it was open before. */
  how: 'asked' | 'opened' | 'shown';
}

let current: GiftOpening | null = null;
/** What a toast says of the gift once its light is over: nothing stands in the light. */
let afterwards: ToastContent | null = null;
const listeners = new Set<() => void>();

/**
 * Opens a gift over whatever screen is shown. What is opened is known to this tab alone; one at a time, the later takes the
 * place of the one before.
 * @param said in a toast, once the opening is over
 */
export function beginOpening(gift: Gift, how: GiftOpening['how'], said: ToastContent | null = null): void {
  afterwards = said;
  publish({ gift, how });
}

export function endOpening(): void {
  if (current === null) return;
  publish(null);
  if (afterwards !== null) toast(afterwards);
  afterwards = null;
}

/** The gift that is being opened; null when there is none. */
export function useGiftOpening(): GiftOpening | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}

function publish(next: GiftOpening | null): void {
  current = next;
  for (const listener of listeners) listener();
}
