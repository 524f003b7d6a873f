import { useState } from 'react';
import { useSavedWhenLeft } from '#platform/client/use-saved-when-left.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TextField } from '#ui/text-field.tsx';

type Quiet = { from: string; to: string };

/** What quiet hours begin with. */
const NIGHT: Quiet = { from: '21:00', to: '06:30' };

/** When nothing comes by itself; the list has it all the same. */
export function QuietHours({
  quiet,
  onChange,
}: {
  /** As it is saved, or about to be. */
  quiet: Quiet | null;
  onChange: (quiet: Quiet | null) => void;
}) {
  /** What they are when they are switched on again. */
  const [last, setLast] = useState(NIGHT);
  const [typed, setTyped] = useState<Partial<Quiet>>({});
  const shown = { ...(quiet ?? last), ...typed };
  const { noteTyped, left } = useSavedWhenLeft(() => {
    const isWhole = shown.from !== '' && shown.to !== '' && shown.from !== shown.to;
    if (!isWhole || quiet === null) return;
    if (shown.from !== quiet.from || shown.to !== quiet.to) onChange(shown);
    setTyped({});
  });
  return (
    <div className="py-3">
      <SwitchRow
        label="Quiet hours"
        hint="Nothing comes by itself in this time. It waits in the list."
        isOn={quiet !== null}
        onChange={(isOn) => {
          if (quiet !== null) setLast(quiet);
          setTyped({});
          onChange(isOn ? last : null);
        }}
      />
      {quiet !== null && (
        <div className="mt-2 grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={end === 'from' ? 'From' : 'To'}
              value={shown[end]}
              onChange={({ target }) => {
                setTyped({ ...typed, [end]: target.value });
                noteTyped();
              }}
              onBlur={left}
              error={
                shown.from === shown.to && end === 'to'
                  ? 'Quiet hours begin at one time and end at another.'
                  : undefined
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
