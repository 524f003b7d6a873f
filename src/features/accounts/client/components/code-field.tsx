import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';

/** Where a code is typed: one of the app (phones offer it above their keys), or one of those that were written down. */
export function CodeField({
  kind = 'app',
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & { kind?: 'app' | 'backup' }) {
  const isApp = kind === 'app';
  return (
    <TextField
      {...field}
      dir="ltr"
      label={isApp ? 'Code' : 'Backup Code'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize={isApp ? 'none' : 'characters'}
      spellCheck={false}
      maxLength={40}
      aria-required
    />
  );
}
