/**
 * Brings the whole of a control into view that has got the focus. Of a text area the browser shows the line of the caret alone, and of a
 * choice the unseen input in its tile: the rest stays behind a foot. What is being pressed stays where the finger is.
 */
function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof Element) || target.matches(':active')) return;
  const whole = target.matches('textarea') ? target : isByKeys() && target.closest('label');
  if (whole) whole.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function isByKeys(): boolean {
  return !document.documentElement.hasAttribute('data-pressed');
}

/**
 * Keeps in view what has the focus when something above it grows. What arrives late pushes it below the window or behind a bar, and whoever goes
 * by keys is lost. Whoever has scrolled away from it reads something else, and is left there.
 * @returns ends it
 */
export function keepFocusSeen(): () => void {
  let noted: { control: Element | null; top: number } = { control: null, top: 0 };

  /** Distances from the top of the document: scrolling does not change them. */
  function note(): void {
    const control = document.activeElement;
    noted = { control, top: (control?.getBoundingClientRect().top ?? 0) + window.scrollY };
  }

  function follow(): void {
    const before = noted;
    note();
    const { control, top } = noted;
    if (control === null || control !== before.control || top <= before.top) return;
    const stoodAt = before.top - window.scrollY;
    const wasSeen = stoodAt >= 0 && stoodAt < window.innerHeight;
    if (wasSeen && isByKeys()) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  document.addEventListener('focusin', showWhole);
  document.addEventListener('focusin', note);
  return () => {
    growth.disconnect();
    document.removeEventListener('focusin', showWhole);
    document.removeEventListener('focusin', note);
  };
}
