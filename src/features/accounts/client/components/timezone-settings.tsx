import { useMemo } from 'react';
import type { User } from '#features/people/people.contract.ts';
import { Select, type SelectGroup } from '#ui/select.tsx';
import { useSettingsChange } from '../use-settings-change.ts';
import { SettingCard } from './setting-card.tsx';

/** The time zone, which decides what counts today. The server uses it. */
export function TimezoneSettings({ user }: { user: User }) {
  const { mutate, isPending } = useSettingsChange('Your time zone is saved');
  const ofBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const chosen = user.timezone ?? ofBrowser;
  const groups = useMemo(() => timezoneGroups([chosen, ofBrowser]), [chosen, ofBrowser]);
  return (
    <SettingCard
      id="timezone"
      title="Your day"
      description="A new day of reading and writing begins at midnight of your time zone."
    >
      <Select
        label="Time zone"
        value={chosen}
        disabled={isPending}
        options={groups}
        hint={`It is ${timeIn(chosen)} there now.`}
        onChange={(event) => mutate({ body: { timezone: event.target.value } })}
      />
    </SettingCard>
  );
}

/** All IANA names that the browser knows, by region; `also` are in it even if the browser has them by another name. */
function timezoneGroups(also: readonly string[]): SelectGroup[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also]);
  const regions = new Map<string, { value: string; label: string }[]>();
  for (const value of [...names].sort()) {
    const [region = '', ...place] = value.split('/');
    const group = place.length > 0 ? region : 'Other';
    const label = (place.length > 0 ? place.join(', ') : region).replaceAll('_', ' ');
    regions.set(group, [...(regions.get(group) ?? []), { value, label }]);
  }
  return [...regions].map(([label, options]) => ({ label, options }));
}

function timeIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date());
}
