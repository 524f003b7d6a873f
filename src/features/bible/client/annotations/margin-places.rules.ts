/** Something that stands in the margin beside a place of the text, in pixels from the top. */
export interface MarginItem {
  wanted: number;
  height: number;
}

/**
 * Where each stands: at its place, or below the one before it, with `gap` between, so that none covers another.
 * @param items in the order of their places
 */
export function marginPlaces(items: readonly MarginItem[], gap: number): number[] {
  let free = 0;
  return items.map(({ wanted, height }) => {
    const top = Math.max(wanted, free);
    free = top + height + gap;
    return top;
  });
}
