import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { dayAt } from '#features/gatherings/client/for-other-features.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { saidDay } from '#platform/client/said-day.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DATE_POLL_LIMITS } from '../../date-polls.rules.ts';
import { type DateFields, withOneMore } from '../date-poll-form.ts';

/** The dates that are asked about, a row each. Fields are named by their row: `day0`, `from0`. */
export function DatesFields({
  dates,
  change,
  problems,
}: {
  dates: readonly DateFields[];
  /** @param touched the names of the fields that were changed */
  change: (dates: DateFields[], touched: readonly string[]) => void;
  problems: Readonly<Record<string, string>>;
}) {
  const today = dayAt(Date.now(), ownZone());
  const write = (i: number, changes: Partial<DateFields>) =>
    change(
      dates.map((one, j) => (j === i ? { ...one, ...changes } : one)),
      Object.keys(changes).map((field) => `${field}${i}`),
    );
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">Which dates could it be?</legend>
      {dates.map(({ day, from }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and has nothing of its own
          key={i}
          className="relative flex items-start gap-1"
        >
          <div className="flex min-w-0 grow flex-wrap gap-3">
            <div className="min-w-0 grow basis-36">
              <TextField
                label={`Date ${i + 1}`}
                name={`day${i}`}
                type="date"
                hint={day === '' ? undefined : saidDay(day, today)}
                error={problems[`day${i}`]}
                value={day}
                onChange={({ target }) => write(i, { day: target.value })}
              />
            </div>
            <div className="min-w-0 grow basis-32">
              <TextField
                label={
                  <>
                    From<span className="sr-only">, date {i + 1}</span>
                  </>
                }
                name={`from${i}`}
                type="time"
                error={problems[`from${i}`]}
                value={from}
                onChange={({ target }) => write(i, { from: target.value })}
              />
            </div>
          </div>
          {dates.length > 2 && (
            <IconButton
              label={`Remove date ${i + 1}`}
              icon={<XIcon size={20} aria-hidden />}
              // On a phone in the line of the label: a date in large letters needs the whole width.
              className="max-sm:absolute max-sm:end-0 max-sm:-top-4 sm:mt-7"
              onClick={() =>
                change(
                  dates.filter((_, j) => j !== i),
                  dates.flatMap((_, j) => [`day${j}`, `from${j}`]),
                )
              }
            />
          )}
        </div>
      ))}
      {dates.length < DATE_POLL_LIMITS.dates && (
        <Button
          variant="ghost"
          className="-ml-4 justify-self-start"
          icon={<PlusIcon size={20} aria-hidden />}
          onClick={() => change(withOneMore(dates), [])}
        >
          One more date
        </Button>
      )}
    </fieldset>
  );
}
