import type { User } from '#features/people/people.contract.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { timeIn } from '../../timezones.rules.ts';
import { useSettingsChange } from '../use-settings-change.ts';
import { SettingCard } from './setting-card.tsx';
import { TimezoneField } from './timezone-field.tsx';

/** The time zone, which decides what counts today. The server uses it. */
export function TimezoneSettings({ user }: { user: User }) {
  const { mutate, isPending } = useSettingsChange('Your time zone is saved');
  const chosen = user.timezone ?? ownZone();
  const time = timeIn(chosen, Date.now());
  return (
    <SettingCard
      id="timezone"
      title="Your day"
      description="A new day of reading and writing begins at midnight of your time zone."
    >
      <TimezoneField
        label="Time zone"
        title="Your time zone"
        hint={time === null ? undefined : `It is ${time} there now.`}
        chosen={chosen}
        disabled={isPending}
        onChoose={(timezone) => mutate({ body: { timezone } })}
      />
    </SettingCard>
  );
}
