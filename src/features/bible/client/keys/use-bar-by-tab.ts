import { useEffect, useEffectEvent, useRef } from 'react';
import { CONTROLS } from '#ui/place-of-focus.ts';
import type { VersePlace } from './chapter-keys.rules.ts';
import { numberOfVerse } from './verse-number.ts';

/**
 * The bar of chosen verses comes after all chapters of the page, which grows while somebody goes through it: no number of Tabs would
 * lead there. So Tab leads into it from the number of a chosen verse; at its ends, Shift+Tab leads back there and Tab on in the text.
 * Whoever came back goes on in the text by the next Tab, to choose one more.
 * @returns leads back to the verse, for when the bar closes while the focus is in it
 */
export function useBarByTab(last: VersePlace): () => void {
  const from = useRef<HTMLElement | null>(null);
  const cameBackTo = useRef<Element | null>(null);

  function verse(): HTMLElement | null {
    const number = from.current;
    return number?.isConnected && isChosenNumber(number) ? number : numberOfVerse(last);
  }

  const goBy = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const at = document.activeElement;
    const controls = controlsOfBar();
    const passed = cameBackTo.current;
    cameBackTo.current = null;
    if (at === (event.shiftKey ? controls[0] : controls.at(-1))) {
      // From there the browser goes on by itself.
      verse()?.focus({ preventScroll: !event.shiftKey });
      if (!event.shiftKey) return;
      cameBackTo.current = document.activeElement;
    } else if (!event.shiftKey && isChosenNumber(at) && at !== passed) {
      from.current = at;
      controls[0]?.focus();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => goBy(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return () => {
    if (document.activeElement?.closest(BAR)) verse()?.focus({ preventScroll: true });
  };
}

const BAR = '[data-verse-bar]';

function controlsOfBar(): HTMLElement[] {
  const controls = document.querySelector(BAR)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  return [...controls].filter((one) => one.checkVisibility());
}

function isChosenNumber(one: Element | null): one is HTMLElement {
  return one?.matches('[data-verse] a[aria-current]') === true;
}
