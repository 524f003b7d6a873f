const margin = 8;

/** Moves `box` under `anchor`, or above it when the window ends there; never over the window's edge. */
export function placeTooltip(box: HTMLElement, anchor: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(
    margin,
    Math.min(anchor.left + anchor.width / 2 - width / 2, window.innerWidth - width - margin),
  );
  const below = anchor.bottom + height + margin <= window.innerHeight;
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(below ? anchor.bottom : anchor.top - height)}px`;
}
