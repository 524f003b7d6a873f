import { useEffect } from 'react';

/**
 * `markup` with buttons and fields that wait, disabled, until the app has taken it over, so that no press and no choice is
 * lost. Links work from the start. theme.css gives what waits the look that it will have.
 */
export function withWaitingControls(markup: string): string {
  return markup.replace(
    /<(button|select|input|textarea)(?=[\s>])(?![^>]*\sdisabled="")/g,
    '<$1 disabled="" data-waits=""',
  );
}

/** Put it into a screen: once that is taken over, its buttons and fields wait no longer. */
export function useControlsReleased(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll('[data-waits]')) {
      control.removeAttribute('disabled');
      control.removeAttribute('data-waits');
    }
  }, []);
}
