import { WEEKDAYS } from '#features/prayer/prayer.rules.ts';
import { Chip } from '#ui/chip.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { TimesForm } from '../times-form.ts';

/** On which days, and at what time. */
export function TimesFields({ form, onChange }: { form: TimesForm; onChange: (form: TimesForm) => void }) {
  const { days, time, isEach, each } = form;
  const hasDays = days.includes(true);
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">On</legend>
        <div className="flex flex-wrap gap-2">
          {WEEKDAYS.map((name, i) => (
            <Chip
              key={name}
              selected={days[i]!}
              className="px-3.5"
              onClick={() => onChange({ ...form, days: days.with(i, !days[i]) })}
            >
              {name.slice(0, 3)}
            </Chip>
          ))}
        </div>
        {!hasDays && <p className="mt-2 text-sm text-ink-soft">Please choose at least one day.</p>}
      </fieldset>
      {!isEach && (
        <TextField
          type="time"
          label="At"
          required
          className="max-w-[11rem]"
          value={time}
          onChange={({ target }) => onChange({ ...form, time: target.value })}
        />
      )}
      {isEach && hasDays && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {WEEKDAYS.map(
            (name, i) =>
              days[i] && (
                <TextField
                  key={name}
                  type="time"
                  label={name}
                  required
                  value={each[i]}
                  onChange={({ target }) => onChange({ ...form, each: each.with(i, target.value) })}
                />
              ),
          )}
        </div>
      )}
      <SwitchRow
        label="A time for each day"
        isOn={isEach}
        onChange={(next) =>
          onChange({ ...form, isEach: next, ...(next && { each: each.map(() => time || each[0]!) }) })
        }
      />
    </div>
  );
}
