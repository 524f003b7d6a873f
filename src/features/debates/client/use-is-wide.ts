import { useMediaQuery } from '#ui/use-media-query.ts';

/** Whether the window has room for the outline beside a claim: what is not shown is not fetched either. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64rem)');
}
