import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { chapterName } from '#features/bible/books.rules.ts';
import { pathOfPassage } from '#features/bible/passage-ids.rules.ts';
import { MOODS } from '#features/journal/journal-prompts.rules.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Emoji } from '#ui/emoji.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DayOfYear } from '../../year.contract.ts';
import { dayQuery, linesQuery } from '../year-query.ts';
import { dateWords, MONTHS, minutesWords, prayedWords } from '../year-words.ts';
import { EntryLines } from './entry-lines.tsx';
import type { MoodOfMonth } from './moods.tsx';

/** A day opened: what was written, read and prayed on it, with the ways to the days beside. */
export function DayDialog({
  date,
  dates,
  onTurn,
  onClose,
}: {
  date: string;
  /** All days that can be opened, oldest first. */
  dates: readonly string[];
  onTurn: (date: string) => void;
  onClose: () => void;
}) {
  const { data: day, isError, isFetching, refetch } = useQuery(dayQuery(date));
  const at = dates.indexOf(date);
  const turn = (label: string, to: string | undefined, icon: React.ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={to === undefined}
      className="aria-disabled:opacity-30"
      onClick={() => to !== undefined && onTurn(to)}
    />
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={dateWords(date)}>
      <div className="min-h-40" aria-live="polite">
        {day !== undefined && <OfDay day={day} />}
        {day === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
        {day === undefined && !isError && <Skeleton className="h-40" />}
      </div>
      <div className="-mx-2 mt-3 flex justify-between">
        {turn('The day before with light', dates[at - 1], <CaretLeftIcon size={22} aria-hidden />)}
        {turn(
          'The next day with light',
          at === -1 ? undefined : dates[at + 1],
          <CaretRightIcon size={22} aria-hidden />,
        )}
      </div>
    </Dialog>
  );
}

function OfDay({ day }: { day: DayOfYear }) {
  const isSecret = useIsSecret();
  const prayed = prayedWords({ isLit: day.lamps.pray, requests: day.prayedFor }, isSecret);
  const minutes = minutesWords(day.minutes, isSecret);
  const hasRead = day.chapters.length > 0 || minutes !== null || day.lamps.read;
  return (
    <div className="flex flex-col gap-4">
      {day.entries.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold text-ink-soft">Written</h3>
          <EntryLines lines={day.entries} dated={false} />
          {day.hasMoreEntries && (
            <Link href="/journal" className="inline-flex min-h-11 items-center font-semibold text-dusk">
              All your entries
            </Link>
          )}
        </section>
      )}
      {hasRead && (
        <section>
          <h3 className="text-sm font-semibold text-ink-soft">Read</h3>
          {day.chapters.length > 0 && (
            <ul className="flex flex-wrap gap-x-4">
              {day.chapters.map((id) => (
                <li key={id}>
                  <Link
                    href={pathOfPassage(id)}
                    className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
                  >
                    {chapterName(...(id.split('.') as [string, string]))}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {minutes !== null && <p>{minutes}</p>}
          {day.chapters.length === 0 && minutes === null && <p>You read.</p>}
        </section>
      )}
      {prayed !== null && (
        <section>
          <h3 className="text-sm font-semibold text-ink-soft">Prayed</h3>
          <p>{prayed}</p>
        </section>
      )}
      {day.entries.length === 0 && !hasRead && prayed === null && <p>A day of rest.</p>}
    </div>
  );
}

/** What was written in a month with a mood. */
export function MoodDialog({ open: { month, mood }, onClose }: { open: MoodOfMonth; onClose: () => void }) {
  const lines = useInfiniteQuery(linesQuery(month, mood));
  const { emoji, label } = MOODS.find(({ id }) => id === mood)!;
  const { long } = MONTHS[Number(month.slice(5)) - 1]!;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          <Emoji>{emoji}</Emoji> {label} in {long}
        </>
      }
    >
      {lines.data !== undefined && (
        <>
          <EntryLines lines={lines.data.pages.flatMap(({ items }) => items)} dated />
          <MorePages query={lines}>Show older entries</MorePages>
        </>
      )}
      {lines.data === undefined && lines.isError && (
        <NotLoaded pending={lines.isFetching} onRetry={() => lines.refetch()} />
      )}
      {lines.data === undefined && !lines.isError && <Skeleton className="h-40" />}
    </Dialog>
  );
}
