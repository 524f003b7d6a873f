import { cn } from '#ui/class-names.ts';

export interface SwatchOption {
  name: string;
  /** `#rrggbb`; null when the user has not chosen a colour. */
  hex: string | null;
}

/**
 * A row of colours, one of which is chosen. The name of that one is written out, because not everybody can tell
 * colours apart.
 */
export function Swatches({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly SwatchOption[];
  value: string | null;
  onChange: (hex: string | null) => void;
}) {
  const chosen = options.find(({ hex }) => hex?.toLowerCase() === value?.toLowerCase());
  return (
    <fieldset>
      <legend className="text-ink-soft">
        {label}
        {chosen !== undefined && <span className="font-semibold text-ink"> · {chosen.name}</span>}
      </legend>
      <div className="-mx-1 mt-1 flex flex-wrap">
        {options.map((option) => (
          <label
            key={option.name}
            title={option.name}
            className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`avatar-${label}`}
              aria-label={option.name}
              className="sr-only"
              checked={option === chosen}
              onChange={() => onChange(option.hex)}
            />
            <span
              aria-hidden="true"
              className={cn(
                'size-8 rounded-full border border-ink/25 forced-color-adjust-none',
                option === chosen && 'ring-2 ring-dusk ring-offset-2 ring-offset-surface',
                option.hex === null &&
                  'bg-[linear-gradient(135deg,transparent_46%,var(--line-strong)_46%_54%,transparent_54%)]',
              )}
              style={option.hex === null ? {} : { backgroundColor: option.hex }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
