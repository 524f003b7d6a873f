import { useEffect } from 'react';

/**
 * Disables the buttons and fields of `markup` until the app has taken it over, so that nothing that a person presses
 * or chooses is lost. Links work from the start. theme.css gives disabled controls of this kind the look that they
 * will have afterwards.
 */
export function withWaitingControls(markup: string): string {
  return markup.replace(
    /<(button|select|input|textarea)(?=[\s>])(?![^>]*\sdisabled="")/g,
    '<$1 disabled="" data-waits=""',
  );
}

/** A screen that contains this component enables its buttons and fields when the app has taken it over. */
export function useControlsReleased(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll('[data-waits]')) {
      control.removeAttribute('disabled');
      control.removeAttribute('data-waits');
    }
  }, []);
}
