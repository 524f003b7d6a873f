import { useRef, useState } from 'react';
import { TimezoneField } from '#features/accounts/client/for-other-features.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { saidDay } from '#platform/client/said-day.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { dayAt } from '../gathering-dates.ts';
import { type GatheringForm, lastDay, withDay } from '../gathering-form.ts';
import { repeatChoices } from '../repeat-words.ts';

interface FieldsProps {
  form: GatheringForm;
  change: (changes: Partial<GatheringForm>) => void;
  problems: Readonly<Record<string, string>>;
}

/** The day, from when to when, and on whose clocks. */
export function WhenFields({ form, change, problems }: FieldsProps) {
  const [isLong, setLong] = useState(form.endDay !== '' && form.endDay !== form.day);
  const chosenBefore = useRef(form.day);
  const today = dayAt(Date.now(), ownZone());
  function chooseDay(day: string) {
    const before = form.day === '' ? chosenBefore.current : form.day;
    chosenBefore.current = before;
    change(withDay(form, day, before));
  }
  const ends = lastDay(form);
  return (
    <>
      <TextField
        label="Day"
        name="day"
        type="date"
        hint={form.day === '' ? undefined : saidDay(form.day, today)}
        error={problems['day']}
        value={form.day}
        onChange={({ target }) => chooseDay(target.value)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
        <TextField
          label="From"
          name="from"
          type="time"
          error={problems['from']}
          value={form.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="To"
          name="to"
          type="time"
          hint={!isLong && ends > form.day ? `On ${saidDay(ends, today)}` : undefined}
          error={problems['to']}
          value={form.to}
          onChange={({ target }) =>
            change({ to: target.value, ...(!isLong && form.endDay !== '' && { endDay: '' }) })
          }
        />
      </div>
      {isLong ? (
        <TextField
          label="It ends on"
          name="endDay"
          type="date"
          error={problems['endDay']}
          value={ends}
          onChange={({ target }) => change({ endDay: target.value })}
        />
      ) : (
        <Button variant="ghost" className="-ml-4 justify-self-start" onClick={() => setLong(true)}>
          It lasts longer than a day
        </Button>
      )}
      <TimezoneField
        label="On the clocks of"
        title="On whose clocks?"
        name="timezone"
        error={problems['timezone']}
        chosen={form.timezone === '' ? ownZone() : form.timezone}
        onChoose={(timezone) => change({ timezone })}
      />
    </>
  );
}

/** Once, or how it repeats: what is offered follows the day that is chosen. */
export function RepeatFields({ form, change, problems }: FieldsProps) {
  const choices =
    form.day === '' ? [] : repeatChoices(form.day, Number(form.every) || 1).map((choice) => ({ ...choice }));
  return (
    <>
      <ChoiceTiles
        legend="How often?"
        choices={[{ value: 'once' as const, label: 'Once' }, ...choices]}
        value={form.day === '' ? 'once' : form.repeats}
        onChange={(repeats) => change({ repeats })}
        className="sm:grid-cols-2"
      />
      {form.day === '' && (
        <p className="-mt-3 text-sm text-ink-soft">Choose a day, and see how it can repeat.</p>
      )}
      {form.repeats === 'weekly' && (
        <Select
          label="Every"
          name="every"
          error={problems['every']}
          options={[
            { value: '1', label: 'Week' },
            { value: '2', label: 'Second week' },
            { value: '3', label: 'Third week' },
            { value: '4', label: 'Fourth week' },
          ]}
          value={form.every}
          onChange={({ target }) => change({ every: target.value })}
        />
      )}
      {form.repeats !== 'once' && (
        <TextField
          label="Until (optional)"
          name="until"
          type="date"
          hint="The last day on which it can be. Empty: it goes on."
          error={problems['until']}
          value={form.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      )}
    </>
  );
}
