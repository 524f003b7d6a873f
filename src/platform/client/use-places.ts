import { useAppShape } from './client-feature.ts';

/** The screens that have a place in the bar, from left to right. */
export function usePlaces(): { href: string; label: string; tab: string }[] {
  return useAppShape()
    .table.screens.flatMap(({ path, topBar }) => (topBar ? [{ href: path, ...topBar }] : []))
    .toSorted((a, b) => a.order - b.order);
}
