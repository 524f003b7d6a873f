import { useEffect } from 'react';
import { useIdle } from '#ui/use-idle.ts';

const loadRules = () => import('#features/help/help.rules.ts');

/** Whether words tell of danger to a life; false while that cannot be looked up, since nobody is held back by it. */
export async function tellsOfDanger(text: string): Promise<boolean> {
  try {
    const { findDanger } = await loadRules();
    return findDanger(text) !== null;
  } catch {
    return false;
  }
}

/** Fetches the words that are looked for, ahead of the moment when they are. */
export function useDangerWords(): void {
  const isIdle = useIdle(500);
  useEffect(() => {
    if (isIdle) loadRules().catch(() => undefined);
  }, [isIdle]);
}
