import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { extendedTo, fromTo, toggled } from '../verse-numbers.rules.ts';

/**
 * The verses that are chosen, in their order: those of the address at first, brought into view once the text is there. A tap, or
 * Enter on a verse's number, chooses one more or lets it go; with Shift, all up to it. Dragging over verses with the mouse chooses
 * them. Another `page` begins anew. Put `ref` on the element around the verses.
 */
export function useVerseSelection(
  page: string,
  addressed: readonly number[],
  isTextThere: boolean,
): {
  ref: RefObject<HTMLDivElement | null>;
  selected: readonly number[];
  choose: (verse: number) => void;
  clear: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(addressed);
  const clear = useCallback(() => setSelected([]), []);
  const address = addressed.join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew, whatever its verses
  useEffect(() => setSelected(addressed), [page, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew, whatever its verses
  useEffect(() => {
    const first = addressed[0];
    if (first === undefined || !isTextThere) return;
    // After the router has scrolled the new page to its top.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector(`[data-verse="${first}"]`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [page, address, isTextThere]);

  const latest = useKeptInView(ref, selected);

  // Taps anywhere in a verse count; the keyboard reaches its number, which is a link.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    function chooseTapped(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.button !== 0) return;
      const number = verseAt(event.target);
      if (number === null || window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      latest.current = number;
      setSelected((before) => (event.shiftKey ? extendedTo(before, number) : toggled(before, number)));
    }
    function chooseDragged(event: MouseEvent) {
      const dragged = event.button === 0 ? draggedOver(element!) : [];
      if (dragged.length === 0) return;
      latest.current = dragged.at(-1)!;
      setSelected(dragged);
    }
    element.addEventListener('click', chooseTapped);
    element.addEventListener('mouseup', chooseDragged);
    return () => {
      element.removeEventListener('click', chooseTapped);
      element.removeEventListener('mouseup', chooseDragged);
    };
  }, [latest]);

  /** This one, instead of those that were chosen. */
  const choose = useCallback(
    (verse: number) => {
      latest.current = verse;
      setSelected([verse]);
    },
    [latest],
  );

  return { ref, selected, choose, clear };
}

/** The bar that opens must not cover the verse that was chosen last (src/ui/dock.css keeps room for the bar). */
function useKeptInView(
  ref: RefObject<HTMLElement | null>,
  selected: readonly number[],
): RefObject<number | null> {
  const latest = useRef<number | null>(null);
  useEffect(() => {
    const verse = latest.current ?? selected.at(-1);
    if (verse === undefined || !selected.includes(verse)) return;
    const parts = ref.current?.querySelectorAll(`[data-verse="${verse}"]`);
    [...(parts ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [ref, selected]);
  return latest;
}

/** The verses that the browser's own selection touches, when somebody dragged over words; several, not a part of one. */
function draggedOver(element: HTMLElement): number[] {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || !element.contains(selection.anchorNode)) return [];
  const ends = [verseAt(selection.anchorNode), verseAt(selection.focusNode)];
  const [one, other] = ends;
  if (one == null || other == null || one === other) return [];
  return fromTo(Math.min(one, other), Math.max(one, other));
}

function verseAt(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  const verse = element?.closest('[data-verse]');
  return verse ? Number(verse.getAttribute('data-verse')) : null;
}
