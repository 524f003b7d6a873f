import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import { useHelpLines } from '../use-help-lines.ts';
import { CountryChoice } from './country-choice.tsx';
import { HelpOf } from './help-lines.tsx';

/**
 * Help at once, for whoever writes of danger: who can be called or written to, in large numbers. No alarm, no diagnosis, no 'are
 * you sure'. `children` lie on the sheet: the request in its author's own words.
 */
export function HelpAtOnce({
  line,
  onBack,
  children,
}: {
  line: string;
  onBack: () => void;
  children: ReactNode;
}) {
  useClosedByBack(true, onBack);
  const [country, setCountry] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useHelpLines(country);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <OneSky
      bar={
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-2 py-1.5 wash-flat lg:px-6 lg:pt-4">
          <IconButton label="Back" icon={<CaretLeftIcon size={22} aria-hidden />} onClick={onBack} />
          <CountryChoice lines={lines} country={country} onChange={setCountry} />
        </div>
      }
      sky={
        <Sky className="pt-2 lg:pt-14">
          <h1 ref={heading} tabIndex={-1} className="text-[2rem] lg:text-5xl">
            You don’t have to carry this alone
          </h1>
          <p className="mt-2 mb-5 text-[1.0625rem] lg:mb-8">{line}</p>
          <HelpOf lines={lines} />
        </Sky>
      }
      className="pb-5"
    >
      {children}
    </OneSky>
  );
}
