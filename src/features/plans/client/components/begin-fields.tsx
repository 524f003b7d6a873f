import { WEEKDAYS, type Weekday } from '#contract/local-dates.ts';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { weekdayName } from '../plan-words.ts';

/** From when, and on which days of the week. */
export interface Begin {
  startsOn: string;
  weekdays: readonly Weekday[];
}

export function BeginFields({
  begin,
  today,
  onChange,
}: {
  begin: Begin;
  today: string;
  onChange: (begin: Begin) => void;
}) {
  const { startsOn, weekdays } = begin;
  function toggle(day: Weekday) {
    const others = weekdays.filter((one) => one !== day);
    // One day stays: without any there is no plan.
    if (others.length === 0) return;
    onChange({ startsOn, weekdays: others.length < weekdays.length ? others : [...weekdays, day] });
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Begins on"
        type="date"
        value={startsOn}
        min={startsOn < today ? startsOn : today}
        required
        onChange={(event) => onChange({ startsOn: event.target.value, weekdays })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">On these days</legend>
        <div className="flex flex-wrap gap-1.5">
          {WEEKDAYS.map((day) => (
            <Chip
              key={day}
              selected={weekdays.includes(day)}
              className="min-w-12 justify-center px-2.5"
              onClick={() => toggle(day)}
            >
              {weekdayName(day)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
