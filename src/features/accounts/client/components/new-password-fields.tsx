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
  onChange,
}: {
  value: NewPassword;
  wrong: Record<string, string | undefined>;
  /** The caller forgets what was wrong with the field that changed: it is being mended. */
  onChange: (changed: Partial<NewPassword>) => void;
}) {
  return (
    <>
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        aria-required
        maxLength={ACCOUNT_LIMITS.passwordMax}
        value={value.password}
        error={wrong['password']}
        hint={<PasswordChecklist password={value.password} />}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        autoComplete="new-password"
        aria-required
        value={value.confirmPassword}
        error={wrong['confirmPassword']}
        onChange={(event) => onChange({ confirmPassword: event.target.value })}
      />
    </>
  );
}
