/** What takes the focus by the Tab key. */
export const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** On a phone the focus in one of these brings up the keyboard, which nobody has asked for. */
const FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"])';

/** The focus is kept within one of these; a bar is one of its own where it stands in none of the others. */
const BOUNDS = 'main, [role="dialog"], [role="alertdialog"]';
const BAR = 'header';

/** What is at a control's place now; null for nothing, 'awaited' while the page that it stood in has gone and none has taken its place yet. */
export type PlaceOfFocus = () => HTMLElement | 'awaited' | null;

/**
 * Remembers where a control stands, and answers what is at its place once it has gone: the control that replaces it, the next
 * one in what is left around it, the last one there, or the heading. A region that says `data-keeps-focus` is that place itself, for
 * all its controls. Where the whole page has given way to another at the same address, as a group's door to the group, that is where
 * one is: at its heading. Null when nothing is left of the dialog that it stood in.
 */
export function placeOf(control: Element): PlaceOfFocus {
  const bounds = control.closest(BOUNDS) ?? control.closest(BAR);
  if (bounds === null) return () => null;
  const region = control.closest<HTMLElement>('[data-keeps-focus]');
  const around: Element[] = [];
  for (let one = control.parentElement; one !== null && one !== bounds; one = one.parentElement)
    around.push(one);
  around.push(bounds);
  const controls = [...bounds.querySelectorAll(CONTROLS)];
  const before = new Set(controls.slice(0, Math.max(0, controls.indexOf(control))));
  return () => {
    if (!bounds.isConnected) return bounds.matches('main') ? placeOnNewPage() : null;
    if (region?.isConnected) return region;
    for (const part of around) {
      const found = part.isConnected ? placeWithin(part, before) : null;
      if (found !== null) return found;
    }
    return null;
  };
}

function placeOnNewPage(): HTMLElement | 'awaited' {
  const main = document.querySelector('main');
  return main === null ? 'awaited' : (headingOf(main, 'h1') ?? main);
}

function headingOf(part: Element, levels: string): HTMLElement | null {
  const heading = part.querySelector<HTMLElement>(levels);
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

function placeWithin(part: Element, before: Set<Element>): HTMLElement | null {
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility());
  const at = controls.findLastIndex((one) => before.has(one)) + 1;
  const [here, last] = [controls[at], controls[at - 1]].map((one) => (one?.matches(FIELDS) ? null : one));
  return here ?? last ?? headingOf(part, 'h1, h2, h3');
}
