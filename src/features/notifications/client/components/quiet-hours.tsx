import { useState } from 'react';
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
  quiet: Quiet | null;
  onChange: (quiet: Quiet | null) => void;
}) {
  const [typed, setTyped] = useState(quiet ?? NIGHT);
  function save(next: Quiet) {
    const isWhole = next.from !== '' && next.to !== '' && next.from !== next.to;
    if (isWhole && (next.from !== quiet?.from || next.to !== quiet?.to)) onChange(next);
  }
  return (
    <div className="py-3">
      <SwitchRow
        label="Quiet hours"
        hint="Nothing comes by itself in this time. It waits in the list."
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? typed : null)}
      />
      {quiet !== null && (
        <div className="mt-2 grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={end === 'from' ? 'From' : 'To'}
              value={typed[end]}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              onBlur={() => save(typed)}
              error={
                typed.from === typed.to && end === 'to'
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
