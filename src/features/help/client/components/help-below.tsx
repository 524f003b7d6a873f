import { type ReactNode, useId } from 'react';
import { HelpNumbers } from './help-numbers.tsx';

/** Help at once below words of danger, on a page that goes on about something else; `children` stand below the numbers. */
export function HelpBelow({ children }: { children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4 border-t border-line pt-3.5">
      <HelpNumbers>
        <h2 id={id} className="text-xl">
          You don’t have to carry this alone
        </h2>
      </HelpNumbers>
      {children}
    </section>
  );
}
