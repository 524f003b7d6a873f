import { useEffect, useLayoutEffect, useRef } from 'react';
import { wasDraftShown } from '#platform/client/draft-shown.ts';
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
  /** What the page was rendered with. */
  rendered: string;
  caret: number | null;
}

/** A screen that contains this component has its controls from when the app has taken it over, and what was done with them before. */
export function useControlsReleased(): void {
  const isHydrated = useHydrated();
  const typed = useRef<TypedEarly[]>([]);
  const seen = useRef(new Map<HTMLElement, string>());
  useLayoutEffect(() => {
    // The next rendering puts into each field what the app knows: nothing, or a draft that was kept.
    typed.current = typedEarly();
    seen.current = new Map(pressedEarly().map((control) => [control, lookOf(control)]));
  }, []);
  useEffect(() => {
    if (!isHydrated) return;
    const pressed = asPressed(pressedEarly(), seen.current);
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
    return { field, words: field.value, rendered: field.defaultValue, caret: field.selectionEnd };
  });
}

/** Puts the words in as if they were typed now, so that whoever counts or keeps them hears of it: behind what stands there, if anything does. */
function handOver(early: TypedEarly): void {
  const { field } = early;
  if (!field.isConnected) return;
  const { words, caret } = inPlace(early);
  // React remembers what it finds or sets itself, and takes no input for one that leaves the same.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  if (caret !== null && document.activeElement === field) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function inPlace({ field, words, rendered, caret }: TypedEarly): Pick<TypedEarly, 'words' | 'caret'> {
  const stood = field.value;
  // Another letter came meanwhile, or all that was typed had been deleted again; a kept draft that begins like the words is neither.
  const isTypedOn = stood !== rendered && stood.startsWith(words) && !wasDraftShown();
  if (isTypedOn || (words === '' && stood !== rendered)) return { words: stood, caret: field.selectionEnd };
  const isBehind = field instanceof HTMLTextAreaElement && stood !== '' && stood !== words;
  const before = isBehind ? `${stood.trimEnd()}\n\n` : '';
  return { words: before + words, caret: caret === null ? null : before.length + caret };
}

function pressedEarly(): HTMLElement[] {
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-held]')];
  return pressed.sort((one, other) => Number(one.dataset.held) - Number(other.dataset.held));
}

/** What a control says, and whether it is on. */
function lookOf(control: HTMLElement): string {
  const isOn = ['aria-checked', 'aria-pressed', 'aria-expanded'].map((name) => control.getAttribute(name));
  return JSON.stringify([control.textContent, ...isOn, (control as Partial<HTMLInputElement>).checked]);
}

/**
 * The presses that still mean what they meant: none where a kept draft has come into the page since, of which they were to send or to change
 * something unseen; otherwise those before the first on a control that looks different now.
 */
function asPressed(pressed: HTMLElement[], seen: ReadonlyMap<HTMLElement, string>): HTMLElement[] {
  const other = pressed.findIndex((control) => seen.get(control) !== lookOf(control));
  const kept = wasDraftShown() ? 0 : other === -1 ? pressed.length : other;
  for (const control of pressed.slice(kept)) control.removeAttribute('data-held');
  return pressed.slice(0, kept);
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
