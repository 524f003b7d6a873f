import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells src/ui/sky.css where the sheet begins (`--sheet-top`), so that the picture reaches it however high it is, and shows its
 * middle just above it. The element of this ref is what stands above the sheet, or beside it in a wide window.
 */
export function useSheetTop(): RefObject<HTMLDivElement | null> {
  const aboveSheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = aboveSheet.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const tell = () => {
      const bottom = Math.ceil(element.getBoundingClientRect().bottom + window.scrollY);
      style.setProperty('--sheet-top', `${bottom}px`);
    };
    tell();
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--sheet-top');
    };
  }, []);
  return aboveSheet;
}
