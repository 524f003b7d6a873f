import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Elements, and types of `input`, that one types into, and those that are pressed. Of all others (lists, dates, files) the browser opens something. */
const TYPED = ['textarea', 'text', 'search', 'email', 'url', 'tel', 'password', 'number'];
const PRESSED = ['button', 'submit', 'checkbox', 'radio'];

/**
 * Marks what waits in `markup` until the app has taken it over: what is pressed is held until then, and what is typed stays
 * (public/early-hands.js). What a browser opens itself, as a list, cannot be held: it is disabled. Links work from the start. theme.css gives
 * waiting controls the look that they will have afterwards.
 */
export function withWaitingControls(markup: string): string {
  return markup.replace(
    /<(button|select|input|textarea)(?=[\s>])(?![^>]*\s(?:disabled|aria-disabled|readonly)=")(?:[^>/]|\/(?!>))*/gi,
    (tag, name: string) => {
      const kind = name === 'input' ? (/\stype="(\w+)"/.exec(tag)?.[1] ?? 'text') : name;
      if (TYPED.includes(kind)) return `${tag} data-waits="words"`;
      return `${tag} ${PRESSED.includes(kind) ? 'aria-disabled="true"' : 'disabled=""'} data-waits=""`;
    },
  );
}

/** A field as one left it before the app took the page over. */
interface TypedEarly {
  field: HTMLInputElement | HTMLTextAreaElement;
  words: string;
  caret: number | null;
}

/** A screen that contains this component has its controls from when the app has taken it over, and what was done with them before. */
export function useControlsReleased(): void {
  const isHydrated = useHydrated();
  const typed = useRef<TypedEarly[]>([]);
  useLayoutEffect(() => {
    // The next rendering puts into each field what the app knows: nothing, or a draft that was kept.
    typed.current = typedEarly();
  }, []);
  useEffect(() => {
    if (!isHydrated) return;
    const pressed = pressedEarly();
    for (const control of document.querySelectorAll('[data-waits]')) release(control);
    for (const each of typed.current.splice(0)) handOver(each);
    void pressInOrder(pressed);
  }, [isHydrated]);
}

function release(control: Element): void {
  if (control.getAttribute('data-waits') === '') {
    control.removeAttribute('disabled');
    control.removeAttribute('aria-disabled');
  }
  control.removeAttribute('data-waits');
}

function typedEarly(): TypedEarly[] {
  const fields = document.querySelectorAll<TypedEarly['field']>('[data-typed]');
  return [...fields].map((field) => {
    field.removeAttribute('data-typed');
    return { field, words: field.value, caret: field.selectionEnd };
  });
}

/** Puts the words in as if they were typed now, so that whoever counts or keeps them hears of it: behind what stands there, if anything does. */
function handOver({ field, words, caret }: TypedEarly): void {
  if (!field.isConnected) return;
  const stood = field.value;
  const before =
    field instanceof HTMLTextAreaElement && stood !== '' && stood !== words ? `${stood.trimEnd()}\n\n` : '';
  // React remembers what it finds or sets itself, and takes no input for one that leaves the same.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, before + words);
  const at = before.length + (caret ?? 0);
  if (caret !== null && document.activeElement === field) field.setSelectionRange(at, at);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function pressedEarly(): HTMLElement[] {
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-held]')];
  return pressed.sort((one, other) => Number(one.dataset.held) - Number(other.dataset.held));
}

/** Each once, however often it was pressed while nothing happened. */
async function pressInOrder(pressed: readonly HTMLElement[]): Promise<void> {
  for (const control of pressed) {
    control.removeAttribute('data-held');
    // What was typed, or pressed before, is in the page a turn later.
    await Promise.resolve();
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
