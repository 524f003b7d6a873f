import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Sky } from '#ui/sky.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import { useHelpLines } from '../use-help-lines.ts';
import { CountryMissing, HelpLines, HelpLinesMissing } from './help-lines.tsx';

/**
 * Help at once, for whoever writes of danger: who can be called or written to, in large numbers. No alarm, no diagnosis, no 'are
 * you sure'. `children` lie on the sheet below: the request in its author's own words.
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
    <div data-sky="" className="relative flex min-h-dvh flex-col">
      <Sky className="lg:mx-auto lg:max-w-2xl lg:px-6">
        <div className="-mx-4 flex min-h-14 flex-wrap items-center justify-between gap-2 py-1.5">
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
        <h1 ref={heading} tabIndex={-1} className="text-[2rem]">
          You don’t have to carry this alone
        </h1>
        <p className="mt-2 mb-5 text-[1.0625rem]">{line}</p>
        {data !== undefined && <HelpLines lines={[...data.church, ...data.lines]} />}
        {data?.country === null && <CountryMissing />}
        {lines.isPending && <Skeleton className="h-64" />}
        {lines.isError && data === undefined && (
          <HelpLinesMissing pending={lines.isFetching} onRetry={() => lines.refetch()} />
        )}
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
      <section className="sheet mt-auto px-5 py-5 sm:px-8">
        <div className="mx-auto max-w-2xl">{children}</div>
      </section>
    </div>
  );
}
