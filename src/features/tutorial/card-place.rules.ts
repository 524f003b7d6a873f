/** A box in the window, in pixels from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type CardPlace = 'middle' | 'top' | 'bottom';

/** Between the card and what it points at. */
export const GAP = 16;

/**
 * Where the tutorial's card leaves its target to be seen: in the middle of the window, or at the end where it covers less of the
 * target.
 */
export function cardPlace(
  target: Box,
  card: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): CardPlace {
  const left = (window.width - card.width) / 2;
  const top = (window.height - card.height) / 2;
  if (!overlap(target, { left, top, ...card })) return 'middle';
  return target.top + target.height / 2 > window.height / 2 ? 'top' : 'bottom';
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + GAP &&
    b.left < a.left + a.width + GAP &&
    a.top < b.top + b.height + GAP &&
    b.top < a.top + a.height + GAP
  );
}
