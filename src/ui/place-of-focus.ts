/** What takes the focus by the Tab key. */
export const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** On a phone the focus in one of these brings up the keyboard, which nobody has asked for. */
const FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"])';

/** The focus is kept within one of these. */
const BOUNDS = 'main, [role="dialog"], [role="alertdialog"]';

/**
 * Remembers where a control stands, and answers what is at its place once it has gone: the control that replaces it, the next
 * one in what is left around it, the last one there, or the heading. A region that says `data-keeps-focus` is that place itself, for
 * all its controls. Null when nothing is left of the page or dialog that it
 * stood in.
 */
export function placeOf(control: Element): () => HTMLElement | null {
  const bounds = control.closest(BOUNDS);
  if (bounds === null) return () => null;
  const region = control.closest<HTMLElement>('[data-keeps-focus]');
  const around: Element[] = [];
  for (let one = control.parentElement; one !== null && one !== bounds; one = one.parentElement)
    around.push(one);
  around.push(bounds);
  const controls = [...bounds.querySelectorAll(CONTROLS)];
  const before = new Set(controls.slice(0, Math.max(0, controls.indexOf(control))));
  return () => {
    if (!bounds.isConnected) return null;
    if (region?.isConnected) return region;
    for (const part of around) {
      const found = part.isConnected ? placeWithin(part, before) : null;
      if (found !== null) return found;
    }
    return null;
  };
}

function placeWithin(part: Element, before: Set<Element>): HTMLElement | null {
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility());
  const at = controls.findLastIndex((one) => before.has(one)) + 1;
  const [here, last] = [controls[at], controls[at - 1]].map((one) => (one?.matches(FIELDS) ? null : one));
  if (here ?? last) return (here ?? last)!;
  const heading = part.querySelector<HTMLElement>('h1, h2, h3');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
