import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import { useHelpLines } from '../use-help-lines.ts';
import { CountryMissing, HelpLines, HelpLinesMissing } from './help-lines.tsx';

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
  const { data } = lines;
  return (
    <OneSky
      bar={
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-2 py-1.5 wash-flat lg:px-6 lg:pt-4">
          <IconButton label="Back" icon={<CaretLeftIcon size={22} aria-hidden />} onClick={onBack} />
          {data !== undefined && (
            <Select
              label="Country"
              hideLabel
              className="max-w-full"
              value={country ?? data.country?.code ?? ''}
              placeholder="Your country"
              options={data.countries.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(event) => setCountry(event.target.value)}
            />
          )}
        </div>
      }
      sky={
        <Sky className="pt-2 lg:pt-14">
          <h1 ref={heading} tabIndex={-1} className="text-[2rem] lg:text-5xl">
            You don’t have to carry this alone
          </h1>
          <p className="mt-2 mb-5 text-[1.0625rem] lg:mb-8">{line}</p>
          <div className="max-w-2xl">
            {data !== undefined && <HelpLines lines={[...data.church, ...data.lines]} />}
            {data?.country === null && <CountryMissing />}
            {lines.isPending && <Skeleton className="h-64" />}
            {lines.isError && data === undefined && (
              <HelpLinesMissing pending={lines.isFetching} onRetry={() => lines.refetch()} />
            )}
          </div>
          {data !== undefined && (
            <p className="mt-3">
              <a
                href={data.elsewhere.href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                Elsewhere in the world: {data.elsewhere.name}
              </a>
            </p>
          )}
        </Sky>
      }
      className="pb-5"
    >
      {children}
    </OneSky>
  );
}
