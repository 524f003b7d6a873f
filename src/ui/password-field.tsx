import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { type ComponentProps, useState } from 'react';
import { cn } from './class-names.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** What its toggle shows and hides, where several stand on a page: 'password confirmation'. */
    called?: string;
  };

/** A password with the toggle that shows and hides it. */
export function PasswordField({
  label,
  called = 'password',
  hideLabel,
  hint,
  error,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      // What a new password needs is wanted most when one was refused.
      error={
        error && hint ? (
          <>
            {error}
            {hint}
          </>
        ) : (
          error
        )
      }
      className={className}
    >
      {(attributes) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className={cn(controlClasses, 'pr-12')}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={`${shown ? 'Hide' : 'Show'} ${called}`}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            {shown ? <EyeSlashIcon size={20} aria-hidden /> : <EyeIcon size={20} aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  );
}
