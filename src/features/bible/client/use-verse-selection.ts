import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * The verse that is marked: the one in the address at first, brought into view once the text is there; then the one
 * that was tapped. A second tap lets it go; so does another `page`. Put `ref` on the element around the verses.
 */
export function useVerseSelection(
  page: string,
  addressed: number | null,
  isTextThere: boolean,
): { ref: RefObject<HTMLDivElement | null>; selected: number | null; clear: () => void } {
  const ref = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(addressed);
  const clear = useCallback(() => setSelected(null), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew, whatever its verse
  useEffect(() => setSelected(addressed), [page, addressed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew, whatever its verse
  useEffect(() => {
    if (addressed === null || !isTextThere) return;
    // After the router has scrolled the new page to its top.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector(`[data-verse="${addressed}"]`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [page, addressed, isTextThere]);

  // The bar that opens for a verse must not cover it (src/ui/dock.css keeps room for the bar).
  useEffect(() => {
    if (selected === null) return;
    const parts = ref.current?.querySelectorAll(`[data-verse="${selected}"]`);
    [...(parts ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  // Taps anywhere in a verse count; the keyboard reaches its number, which is a link.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    function choose(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      const verse = event.target instanceof Element ? event.target.closest('[data-verse]') : null;
      if (verse === null || window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      const number = Number(verse.getAttribute('data-verse'));
      setSelected((before) => (before === number ? null : number));
    }
    element.addEventListener('click', choose);
    return () => element.removeEventListener('click', choose);
  }, []);

  return { ref, selected, clear };
}
