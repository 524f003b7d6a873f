import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { OnThisDay } from '#features/journal/client/for-other-features.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { LAMPS, type Lamp } from '#features/rhythm/rhythm.rules.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import type { Year } from '../../year.contract.ts';
import { datesWith, daysWith, isYear, mostOftenOn, yearToKeep } from '../../year.rules.ts';
import { Months, Voice } from '../components/months.tsx';
import { type MoodOfMonth, Moods } from '../components/moods.tsx';
import { Shelf } from '../components/shelf.tsx';
import { Weeks } from '../components/weeks.tsx';
import { yearQuery } from '../year-query.ts';
import { habitWords, keptWords, VOICE_NAMES } from '../year-words.ts';

const loadDialogs = () => import('../components/year-dialogs.tsx');

/** /year: my days of a year, like a score of three voices, and the books that I have read. It is mine alone. */
export function YearPage() {
  const of = new URLSearchParams(useSearch()).get('of');
  const { data: year, isError, isFetching, refetch } = useQuery(yearQuery(isYear(of) ? of : null));
  return (
    <OneSky
      width="pages"
      middle="strip"
      sky={
        <Sky className="pt-6 lg:pt-37">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h1 className="text-[min(4rem,20vw)] font-[520] tracking-[-0.02em]">{year?.year ?? 'My year'}</h1>
            {year !== undefined && <Years year={year} />}
          </div>
          {year !== undefined && <Kept year={year} />}
        </Sky>
      }
      className="pb-10 lg:px-14"
    >
      <div className="flex grow flex-col gap-6">
        {year === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
        {year === undefined && !isError && <Skeleton className="h-96" />}
        {year !== undefined && <OfYear key={year.year} year={year} />}
      </div>
    </OneSky>
  );
}

function Kept({ year }: { year: Year }) {
  return useIsSecret() ? null : <p className="mt-1 text-lg">{keptWords(daysWith(year.dates), year)}</p>;
}

function OfYear({ year }: { year: Year }) {
  const isSecret = useIsSecret();
  const [only, setOnly] = useState<Lamp | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [mood, setMood] = useState<MoodOfMonth | null>(null);
  function close() {
    setDate(null);
    setMood(null);
  }
  const dialogs = useChunk(loadDialogs, date !== null || mood !== null, () => {
    close();
    sayNotOpened();
  });
  const { read, write, pray } = year.dates;
  const habits = habitWords({ read: mostOftenOn(read), write: mostOftenOn(write), pray: mostOftenOn(pray) });
  return (
    <>
      <Offered year={year} />
      <div className="flex flex-col gap-4">
        <ul aria-label="What is shown" className="flex flex-wrap gap-1 sm:gap-2 print:mt-4">
          {LAMPS.map((lamp) => (
            <li key={lamp}>
              <Chip
                selected={only === lamp}
                icon={<Voice lamp={lamp} />}
                className="gap-1 px-2 text-sm sm:gap-2 sm:px-4 sm:text-base"
                onClick={() => setOnly(only === lamp ? null : lamp)}
              >
                {VOICE_NAMES[lamp]}
                {!isSecret && year.dates[lamp].length > 0 && (
                  <span className="text-ink-soft tabular-nums">{year.dates[lamp].length}</span>
                )}
              </Chip>
            </li>
          ))}
        </ul>
        <Months year={year} only={only} onOpen={setDate} />
      </div>
      {habits !== null && <p className="text-ink-soft">{habits}</p>}
      <Weeks year={year} />
      <Moods moods={year.moods} onOpen={setMood} />
      <Shelf shelf={year.shelf} />
      <div className="print:hidden">
        <OnThisDay />
      </div>
      {dialogs && date !== null && (
        <dialogs.DayDialog date={date} dates={datesWith(year.dates, only)} onTurn={setDate} onClose={close} />
      )}
      {dialogs && mood !== null && <dialogs.MoodDialog open={mood} onClose={close} />}
      <Link href="/milestones" className={buttonClasses('secondary', 'lg', 'print:hidden')}>
        See my milestones
      </Link>
    </>
  );
}

/** In December, and in January for the year before: there, and on the new one that is opened then. */
function Offered({ year: { year, today, firstYear } }: { year: Year }) {
  const toKeep = yearToKeep(today);
  if (toKeep === null || toKeep < firstYear) return null;
  return year === toKeep || year === Number(today.slice(0, 4)) ? <ToKeep year={toKeep} /> : null;
}

function ToKeep({ year }: { year: number }) {
  return (
    <Link
      href={`/year/page?of=${year}`}
      className="flex items-center gap-4 rounded-card border border-line bg-inset px-5 py-4 hover:border-line-strong print:hidden"
    >
      <PrinterIcon size={28} aria-hidden className="shrink-0 text-dusk" />
      <span>
        <span className="block font-heading text-lg">A page to keep</span>
        <span className="block text-ink-soft">Your {year} on one sheet, to print or to save.</span>
      </span>
    </Link>
  );
}

/** The ways to the years beside this one, and to the page that is kept. */
function Years({ year: { year, today, firstYear } }: { year: Year }) {
  const now = Number(today.slice(0, 4));
  return (
    <div className="-mr-2 flex print:hidden">
      {year > firstYear && (
        <Link
          href={`/year?of=${year - 1}`}
          aria-label={`${year - 1}`}
          className={buttonClasses('ghost', 'icon')}
        >
          <CaretLeftIcon size={22} aria-hidden />
        </Link>
      )}
      {year < now && (
        <Link
          href={`/year?of=${year + 1}`}
          aria-label={`${year + 1}`}
          className={buttonClasses('ghost', 'icon')}
        >
          <CaretRightIcon size={22} aria-hidden />
        </Link>
      )}
      <Link
        href={`/year/page?of=${year}`}
        aria-label="A page to keep"
        className={buttonClasses('ghost', 'icon')}
      >
        <PrinterIcon size={24} aria-hidden />
      </Link>
    </div>
  );
}
