import type { ReadAction } from './action-store.ts';

/** Whether an action still does something that can be ended. */
export function isLiftable({ action, until, isUndone }: ReadAction, now: number): boolean {
  if (isUndone) return false;
  return action === 'hide' || ((action === 'mute' || action === 'ban') && until !== null && until > now);
}
