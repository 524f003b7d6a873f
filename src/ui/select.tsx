import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    /** Shown while nothing is chosen (`value` is ''). */
    placeholder?: string;
    options: readonly (SelectOption | SelectGroup)[];
  };

/**
 * One choice of several, in groups if wanted. It is the browser's own select: on a phone a wheel or a sheet, and
 * everywhere a choice can be found by typing. It is styled as far as the browser allows (docs/decisions/003).
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  className,
  placeholder,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(attributes) => (
        <div className="relative">
          <select
            {...rest}
            {...attributes}
            className={cn(controlClasses, 'select appearance-none pr-10 truncate')}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((item) =>
              'options' in item ? (
                <optgroup key={item.label} label={item.label}>
                  {item.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(item)
              ),
            )}
          </select>
          <CaretDownIcon
            size={18}
            aria-hidden
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}

function renderOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
