/** Below what covers the upper edge of the window, in pixels (src/ui/dock.css). */
const COVERED_PX = 120;

/** The first verse that is seen below the upper edge of the window. */
export function uppermostVerse(text: HTMLElement | null): number | null {
  const parts = text?.querySelectorAll<HTMLElement>('[data-verse]') ?? [];
  for (const part of parts) {
    const { bottom, top } = part.getBoundingClientRect();
    // A verse of which only the end is left counts as read.
    if (top >= COVERED_PX || (bottom > COVERED_PX && bottom - top > window.innerHeight / 2)) {
      return Number(part.dataset['verse']);
    }
  }
  return null;
}
