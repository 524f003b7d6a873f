import { useState } from 'react';

/**
 * Something that is being changed as it is known last: in the page, or by the server where that has refused to change an older one.
 * @param find asks the server for it; undefined where it is gone
 * @returns `askAnew` asks, and says whether it has come; `isAsked`: it has
 */
export function useNewest<T extends { updatedAt: number | null }>(
  opened: T | null,
  find: () => Promise<T | undefined>,
): { newest: T | null; isAsked: boolean; askAnew: () => Promise<boolean> } {
  const [asked, setAsked] = useState<T | null>(null);
  const newest = (asked?.updatedAt ?? 0) > (opened?.updatedAt ?? 0) ? asked : opened;
  async function askAnew() {
    const found = await find().catch(() => undefined);
    if (found !== undefined) setAsked(found);
    return found !== undefined;
  }
  return { newest, isAsked: asked !== null, askAnew };
}
