import { useState } from 'react';
import { Chip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EVERY_DAY, WEEKDAYS } from '../../prayer.rules.ts';
import type { PrayerFolder } from '../../prayer-list.contract.ts';
import { clockOf, hasDay, minuteOf, type Reminder, withDay } from '../reminders.ts';

/** Seven in the morning, every day, until something else is chosen. */
const FIRST_REMINDER: Reminder = { minuteOfDay: 7 * 60, days: EVERY_DAY };

export function FolderField({
  folders,
  value,
  onChange,
}: {
  folders: readonly PrayerFolder[];
  value: string | null;
  onChange: (folderId: string | null) => void;
}) {
  if (folders.length === 0) return null;
  return (
    <Select
      label="Folder"
      value={value ?? ''}
      options={[
        { value: '', label: 'No folder' },
        ...folders.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

/** Whether, when and on which days a matter of my list is brought to mind. */
export function ReminderField({
  value,
  onChange,
}: {
  value: Reminder | null;
  onChange: (reminder: Reminder | null) => void;
}) {
  const [last, setLast] = useState(value ?? FIRST_REMINDER);
  function change(reminder: Reminder) {
    setLast(reminder);
    onChange(reminder);
  }
  return (
    <div>
      <SwitchRow
        label="Remind me"
        hint="A quiet note, for you alone"
        isOn={value !== null}
        onChange={(isOn) => onChange(isOn ? last : null)}
      />
      {value !== null && (
        <div className="mt-1 grid gap-3">
          <TextField
            label="At"
            type="time"
            className="w-[9rem] max-w-full"
            value={clockOf(value.minuteOfDay).padStart(5, '0')}
            onChange={(event) => {
              const minuteOfDay = minuteOf(event.target.value);
              if (minuteOfDay !== null) change({ ...value, minuteOfDay });
            }}
          />
          <fieldset>
            <legend className="mb-1.5 text-sm font-semibold">On</legend>
            <div className="flex flex-wrap gap-1.5">
              {WEEKDAYS.map((day, place) => (
                <Chip
                  key={day}
                  selected={hasDay(value.days, place)}
                  aria-label={day}
                  className="px-3"
                  onClick={() => {
                    const days = withDay(value.days, place);
                    // On no day there would be no reminder.
                    if (days !== 0) change({ ...value, days });
                  }}
                >
                  {day.slice(0, 3)}
                </Chip>
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </div>
  );
}
