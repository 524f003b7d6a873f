import { type ReactNode, useState } from 'react';
import { useHelpLines } from '../use-help-lines.ts';
import { CountryChoice } from './country-choice.tsx';
import { HelpOf } from './help-lines.tsx';

/** Who can be called or written to, of a country that can be chosen; `children` is the heading beside that choice, where there is one. */
export function HelpNumbers({ children }: { children?: ReactNode }) {
  const [country, setCountry] = useState<string | null>(null);
  const lines = useHelpLines(country);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        {children}
        <CountryChoice lines={lines} country={country} onChange={setCountry} />
      </div>
      <HelpOf lines={lines} />
    </>
  );
}
