import type { ReactNode } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Around the screens: until the app has taken over what the server rendered, buttons and fields wait, so that no press and
 * no choice is lost. Links work from the start. (theme.css leaves the look of what only waits as it is.)
 */
export function TakingOver({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useHydrated()} className="contents">
      {children}
    </fieldset>
  );
}
