import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from './use-hydrated.ts';

const slotId = 'under-top-bar';

/** Where `UnderTopBar` is shown: below the bar, and over the page, so that nothing in the page moves. */
export function UnderTopBarSlot() {
  return <div id={slotId} className="absolute inset-x-0 top-full" />;
}

/** A line that a page shows at the upper edge of the window; it moves with the bar. */
export function UnderTopBar({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const slot = hydrated ? document.getElementById(slotId) : null;
  return slot === null ? null : createPortal(children, slot);
}
