import { type FocusEvent, useEffect, useRef } from 'react';
import { mainContentId } from '#ui/main-content.tsx';

/**
 * For a region whose controls leave when they have done their work: whoever was at one of them stays in the region, where the
 * browser, or a dialog that closes, would begin again at the top of the page. Spread what it returns on the region.
 * @param shown changes when controls may have left
 */
export function useFocusKept(shown: string) {
  const region = useRef<HTMLElement>(null);
  const wasHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after each change of what is shown
  useEffect(() => {
    const { activeElement, body } = document;
    const isNowhere = activeElement === body || activeElement?.id === mainContentId;
    if (wasHere.current && isNowhere) region.current?.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref: region,
    tabIndex: -1,
    'data-keeps-focus': true,
    onFocus: () => {
      wasHere.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Nothing takes the focus when a control is gone; something does when the person has moved on.
      if (relatedTarget instanceof Element && relatedTarget.id !== mainContentId) wasHere.current = false;
    },
  };
}
