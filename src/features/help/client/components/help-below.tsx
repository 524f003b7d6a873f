import { useState } from 'react';
import { useHelpLines } from '../use-help-lines.ts';
import { CountryChoice } from './country-choice.tsx';
import { HelpOf } from './help-lines.tsx';

/** Help at once below words of danger, on a page that goes on about something else. */
export function HelpBelow() {
  const [country, setCountry] = useState<string | null>(null);
  const lines = useHelpLines(country);
  return (
    <section aria-labelledby="help-below" className="mt-4 border-t border-line pt-3.5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="help-below" className="text-xl">
          You don’t have to carry this alone
        </h2>
        <CountryChoice lines={lines} country={country} onChange={setCountry} />
      </div>
      <HelpOf lines={lines} />
    </section>
  );
}
