import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { extendedTo, fromTo, toggled } from '../verse-numbers.rules.ts';

/** Verses of one of the chapters on the page. */
export interface VerseSelection {
  /** The id of the chapter: 'JHN.3'. */
  leaf: string;
  /** In their order. */
  verses: readonly number[];
}

/**
 * The verses that are chosen, in one chapter at a time: those of the address at first, brought into view once the text is there. A tap,
 * or Enter on a verse's number, chooses one more or lets it go; with Shift, all up to it. Dragging over verses with the mouse chooses
 * them. Another `arrival` begins anew. Put `ref` on the element around the chapters, which have `data-leaf`.
 * @param arrival another number for each time that somebody comes here by an address
 */
export function useVerseSelection(
  arrival: number,
  addressed: VerseSelection,
  isTextThere: boolean,
): {
  ref: RefObject<HTMLDivElement | null>;
  selection: VerseSelection;
  choose: (leaf: string, verse: number) => void;
  clear: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState(addressed);
  const clear = useCallback(() => setSelection((before) => ({ ...before, verses: [] })), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrival begins anew, whatever its verses
  useEffect(() => setSelection(addressed), [arrival]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrival begins anew, whatever its verses
  useEffect(() => {
    const { leaf, verses } = addressed;
    const first = verses[0];
    if (first === undefined || !isTextThere) return;
    // After the router has scrolled the new page to its top.
    const frame = requestAnimationFrame(() =>
      partsOf(ref.current, leaf, first)[0]?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [arrival, isTextThere]);

  const latest = useKeptInView(ref, selection);

  // Taps anywhere in a verse count; the keyboard reaches its number, which is a link.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    function chooseTapped(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.button !== 0) return;
      // The mark of a footnote stands among the words and opens it; React would stop its click too late.
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      const at = verseAt(event.target);
      if (at === null || window.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      latest.current = at.verse;
      setSelection((before) => {
        const verses = before.leaf === at.leaf ? before.verses : [];
        const chosen = event.shiftKey ? extendedTo(verses, at.verse) : toggled(verses, at.verse);
        return { leaf: at.leaf, verses: chosen };
      });
    }
    function chooseDragged(event: MouseEvent) {
      const dragged = event.button === 0 ? draggedOver(element!) : null;
      if (dragged === null) return;
      latest.current = dragged.verses.at(-1)!;
      setSelection(dragged);
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
    (leaf: string, verse: number) => {
      latest.current = verse;
      setSelection({ leaf, verses: [verse] });
    },
    [latest],
  );

  return { ref, selection, choose, clear };
}

/** What a verse of a chapter consists of on the page. */
function partsOf(page: HTMLElement | null, leaf: string, verse: number): Element[] {
  return [...(page?.querySelectorAll(`[data-leaf="${CSS.escape(leaf)}"] [data-verse="${verse}"]`) ?? [])];
}

/** The bar that opens must not cover the verse that was chosen last (src/ui/dock.css keeps room for the bar). */
function useKeptInView(
  ref: RefObject<HTMLElement | null>,
  selection: VerseSelection,
): RefObject<number | null> {
  const latest = useRef<number | null>(null);
  useEffect(() => {
    const { leaf, verses } = selection;
    const verse = latest.current ?? verses.at(-1);
    if (verse === undefined || !verses.includes(verse)) return;
    partsOf(ref.current, leaf, verse).at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [ref, selection]);
  return latest;
}

/** The verses of a chapter that the browser's own selection touches, when somebody dragged over words; several, not a part of one. */
function draggedOver(element: HTMLElement): VerseSelection | null {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || !element.contains(selection.anchorNode)) return null;
  const one = verseAt(selection.anchorNode);
  const other = verseAt(selection.focusNode);
  if (one === null || other === null || one.leaf !== other.leaf || one.verse === other.verse) return null;
  const verses = fromTo(Math.min(one.verse, other.verse), Math.max(one.verse, other.verse));
  return { leaf: one.leaf, verses };
}

function verseAt(target: EventTarget | null): { leaf: string; verse: number } | null {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  const verse = element?.closest('[data-verse]');
  const leaf = verse?.closest('[data-leaf]')?.getAttribute('data-leaf');
  return verse && leaf ? { leaf, verse: Number(verse.getAttribute('data-verse')) } : null;
}
