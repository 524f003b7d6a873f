import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Pace } from '../../dividing.rules.ts';
import type { OwnPlan } from '../own-plan.ts';

const LABELS: Record<Pace['kind'], string> = {
  chapters: 'Chapters a day',
  minutes: 'Minutes a day',
  days: 'In so many days',
};

/** How much is read: by chapters, by time, or so that it is read by a day. */
export function PaceFields({
  kind,
  pace,
  onChange,
}: {
  kind: Pace['kind'];
  pace: OwnPlan['pace'];
  onChange: (change: { paceKind?: Pace['kind']; pace?: OwnPlan['pace'] }) => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      <ChoiceTiles
        legend="How much"
        className="sm:grid-cols-3"
        choices={(['chapters', 'minutes', 'days'] as const).map((value) => ({ value, label: LABELS[value] }))}
        value={kind}
        onChange={(paceKind) => onChange({ paceKind })}
      />
      <TextField
        label={LABELS[kind]}
        type="number"
        inputMode="numeric"
        min={1}
        value={pace[kind]}
        onChange={(event) => onChange({ pace: { ...pace, [kind]: event.target.value } })}
      />
    </div>
  );
}
