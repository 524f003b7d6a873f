import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useState } from 'react';
import { ownZone } from '#platform/client/date-text.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { cn } from '#ui/class-names.ts';
import { controlClasses, Field } from '#ui/field.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { cityOf, offsetOf, todaysTimezone } from '../../timezones.rules.ts';

const loadDialog = () => import('./timezone-dialog.tsx');

/** A time zone by its city; pressed, all of them with a search. `chosen` is its name as it is stored, and may be an older one. */
export function TimezoneField({
  label,
  title,
  name,
  hint,
  error,
  chosen,
  disabled = false,
  onChoose,
}: {
  label: string;
  /** Of the dialog. */
  title: string;
  /** For a form that leads to what is wrong. */
  name?: string;
  hint?: string | undefined;
  error?: string | undefined;
  chosen: string;
  disabled?: boolean;
  /** @param timezone another one than is chosen, by its name of today */
  onChoose: (timezone: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const dialog = useChunk(loadDialog, open, () => {
    setOpen(false);
    sayNotOpened();
  });
  const now = Date.now();
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        {(attributes) => (
          <button
            {...attributes}
            type="button"
            name={name}
            aria-haspopup="dialog"
            aria-label={`${label}: ${cityOf(chosen)} ${offsetOf(chosen, now)}`}
            disabled={disabled}
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
          title={title}
          chosen={chosen}
          ofDevice={ownZone()}
          onChoose={(timezone) => {
            setOpen(false);
            if (timezone !== todaysTimezone(chosen)) onChoose(timezone);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
