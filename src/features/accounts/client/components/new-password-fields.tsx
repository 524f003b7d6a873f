import { PasswordField } from '#ui/password-field.tsx';
import { ACCOUNT_LIMITS } from '../../accounts.rules.ts';
import { PasswordChecklist } from './password-checklist.tsx';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** A new password, typed twice, with what it needs. */
export function NewPasswordFields({
  value,
  wrong,
  labels = { password: 'New Password', confirmPassword: 'Confirm New Password' },
  onChange,
}: {
  value: NewPassword;
  wrong: Record<string, string | undefined>;
  labels?: { password: string; confirmPassword: string };
  onChange: (value: NewPassword) => void;
}) {
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        aria-required
        maxLength={ACCOUNT_LIMITS.passwordMax}
        value={value.password}
        error={wrong['password']}
        hint={<PasswordChecklist password={value.password} />}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <PasswordField
        label={labels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        aria-required
        value={value.confirmPassword}
        error={wrong['confirmPassword']}
        onChange={(event) => onChange({ ...value, confirmPassword: event.target.value })}
      />
    </>
  );
}
