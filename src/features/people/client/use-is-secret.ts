import { useCurrentUser } from './use-current-user.ts';

/** Whether the reader's own XP, level and counts are put away (docs/product.md, People): no screen shows them then. */
export function useIsSecret(): boolean {
  return useCurrentUser().user?.isSecret ?? false;
}
