import { useState } from 'react';
import { Link } from 'wouter';
import { dateAfter, WEEKDAYS, type Weekday } from '#contract/local-dates.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { WEEKDAYS as WEEKDAY_NAMES } from '#features/prayer/prayer.rules.ts';
import { RHYTHM } from '#features/rhythm/rhythm.rules.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Today, TodaysRhythm } from '../../today.contract.ts';
import { flaskWords, restWords } from '../today-words.ts';
import { useEndRest, useSetRest, useSetSabbath } from '../use-change-today.ts';

const DAYS = WEEKDAYS.map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day - 1]! }));

/** What was, and what never breaks it: my free day, and a rest for illness or travel. */
export function RhythmDialog({ today, onClose }: { today: Today; onClose: () => void }) {
  const { rhythm, date } = today;
  const isSecret = useIsSecret();
  const sabbath = useSetSabbath();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="My rhythm"
      description="Rest belongs here too. All that you did is kept."
    >
      <div className="flex flex-col gap-6">
        {!isSecret && <Kept rhythm={rhythm} />}
        <div className="grid gap-3 sm:grid-cols-2">
          <Link href="/year" className={buttonClasses('secondary')}>
            See my year
          </Link>
          <Link href="/milestones" className={buttonClasses('secondary')}>
            See my milestones
          </Link>
        </div>
        <Select
          label="My sabbath"
          hint="A day that asks for nothing. From today on."
          options={DAYS}
          value={String(sabbath.isPending ? sabbath.variables.body.weekday : rhythm.sabbath)}
          onChange={(event) => sabbath.mutate({ body: { weekday: Number(event.target.value) as Weekday } })}
        />
        <Rest date={date} until={rhythm.restsUntil} />
      </div>
    </Dialog>
  );
}

function Kept({ rhythm: { row, flasks, longest, total } }: { rhythm: TodaysRhythm }) {
  const facts = [
    { name: 'Days in a row', value: row },
    { name: 'Longest', value: longest },
    { name: 'Days in all', value: total },
  ].filter(({ value }) => value > 0);
  return (
    <div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-heading text-3xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft">
        {flaskWords(flasks) ?? 'Seven days in a row fill a flask of oil.'} It burns by itself on a day without
        a lamp.
      </p>
    </div>
  );
}

function Rest({ date, until }: { date: string; until: string | null }) {
  const [chosen, setChosen] = useState(dateAfter(date, 7));
  const begin = useSetRest();
  const end = useEndRest();
  const last = dateAfter(date, RHYTHM.mostDaysOfRest);
  if (until !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{restWords(until)}</p>
        <Button variant="secondary" pending={end.isPending} onClick={() => end.mutate({})}>
          I am back
        </Button>
      </div>
    );
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate({ body: { until: chosen } });
      }}
    >
      <TextField
        type="date"
        label="Rest until"
        hint="For illness, travel, or whatever it is: at most 60 days, and it ends when you say so."
        min={date}
        max={last}
        required
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start" pending={begin.isPending}>
        Begin to rest
      </Button>
    </form>
  );
}
