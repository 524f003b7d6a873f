import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useState } from 'react';
import type { User } from '#features/people/people.contract.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { cn } from '#ui/class-names.ts';
import { controlClasses, Field } from '#ui/field.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { cityOf, offsetOf, timeIn } from '../../timezones.rules.ts';
import { useSettingsChange } from '../use-settings-change.ts';
import { SettingCard } from './setting-card.tsx';

const loadDialog = () => import('./timezone-dialog.tsx');

/** The time zone, which decides what counts today. The server uses it. */
export function TimezoneSettings({ user }: { user: User }) {
  const { mutate, isPending } = useSettingsChange('Your time zone is saved');
  const [open, setOpen] = useState(false);
  const dialog = useChunk(loadDialog, open, () => {
    setOpen(false);
    sayNotOpened();
  });
  const ofDevice = ownZone();
  const chosen = user.timezone ?? ofDevice;
  const now = Date.now();
  const time = timeIn(chosen, now);
  return (
    <SettingCard
      id="timezone"
      title="Your day"
      description="A new day of reading and writing begins at midnight of your time zone."
    >
      <Field label="Time zone" hint={time === null ? undefined : `It is ${time} there now.`}>
        {(attributes) => (
          <button
            {...attributes}
            type="button"
            aria-haspopup="dialog"
            aria-label={`Time zone: ${cityOf(chosen)} ${offsetOf(chosen, now)}`}
            disabled={isPending}
            className={cn(controlClasses, 'flex items-center gap-2 text-left')}
            onClick={() => setOpen(true)}
          >
            <span className="min-w-0 flex-1">
              {cityOf(chosen)} <span className="text-ink-soft">{offsetOf(chosen, now)}</span>
            </span>
            <CaretDownIcon size={18} aria-hidden className="shrink-0 text-ink-soft" />
          </button>
        )}
      </Field>
      {dialog && (
        <dialog.TimezoneDialog
          open={open}
          chosen={chosen}
          ofDevice={ofDevice}
          onChoose={(timezone) => {
            setOpen(false);
            if (timezone !== user.timezone) mutate({ body: { timezone } });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SettingCard>
  );
}
