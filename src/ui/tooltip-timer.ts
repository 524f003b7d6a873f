/** docs/product.md, Tooltips. */
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const;

/**
 * When a tooltip opens: 700 ms after the pointer comes, at once for the keyboard, and at once when another tooltip was
 * open less than 300 ms ago.
 */
export function createTooltipTimer({ open, close }: { open: () => void; close: () => void }) {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  const openNow = () => {
    isOpen = true;
    open();
  };
  const cancel = () => {
    clearTimeout(opening);
    isOpen = false;
    closedAt = Number.NEGATIVE_INFINITY;
    close();
  };
  return {
    /** The pointer or the focus came to something with a tooltip; `delayed` for the pointer. */
    enter(delayed: boolean) {
      clearTimeout(opening);
      const soon = isOpen || performance.now() - closedAt < tooltipDelays.skipMs;
      if (!delayed || soon) openNow();
      else opening = setTimeout(openNow, tooltipDelays.openMs);
    },
    /** The pointer or the focus left it. */
    leave() {
      const wasOpen = isOpen;
      cancel();
      if (wasOpen) closedAt = performance.now();
    },
    /** It was used or dismissed: the next one waits again. */
    cancel,
  };
}
