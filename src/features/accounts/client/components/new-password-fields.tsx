import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

type NewPasswordField = 'password' | 'confirmPassword';

/** A new password, typed twice, with what it needs. */
export function NewPasswordFields({
  field,
  password,
}: {
  /** Of `useForm`: whether the two are the same is a matter of both, so a change of one mends both. */
  field: (
    name: NewPasswordField,
    mended: readonly NewPasswordField[],
  ) => Omit<ComponentProps<typeof PasswordField>, 'label'>;
  password: string;
}) {
  return (
    <>
      <PasswordField
        {...field('password', ['confirmPassword'])}
        label="New Password"
        called="new password"
        autoComplete="new-password"
        aria-required
        hint={<PasswordChecklist password={password} />}
      />
      <PasswordField
        {...field('confirmPassword', ['password'])}
        label="Confirm New Password"
        called="password confirmation"
        autoComplete="new-password"
        aria-required
      />
    </>
  );
}
