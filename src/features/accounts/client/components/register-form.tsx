import { useLocation } from 'wouter';
import { ApiError, serverMessageOr } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { registerProblem } from '../../account-forms.rules.ts';
import { register } from '../../accounts.contract.ts';
import { ACCOUNT_LIMITS } from '../../accounts.rules.ts';
import { PasswordChecklist } from './password-checklist.tsx';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** Account creation (docs/product.md, Accounts). `signInPath` is where it leads; `invitation` is the token that lets in. */
export function RegisterForm({
  signInPath,
  invitation = null,
  confirmsFirst = false,
}: {
  signInPath: string;
  invitation?: string | null;
  /** Nobody signs in to the account before its address is confirmed. */
  confirmsFirst?: boolean;
}) {
  const [, navigate] = useLocation();
  const { form, values, isPending, ...use } = useForm({
    initial: empty,
    check: registerProblem,
    send: ({ confirmPassword: _, ...typed }) =>
      callEndpoint(register, {
        body: { ...typed, email: typed.email.trim(), ...(invitation !== null && { invitation }) },
      }),
    onSent: ({ email }) => {
      toast({
        title: 'Welcome to Lampstand!',
        description: confirmsFirst
          ? 'Confirm your address by the letter that we sent you, then sign in.'
          : 'Your account is ready. Sign in to light your lamp.',
      });
      navigate(signInPath, { state: { email } });
    },
    onFailed: (error) =>
      toast({
        title: 'Registration Failed',
        description: serverMessageOr(error, 'Please try again'),
        variant: 'destructive',
      }),
    notesOf: (error): { email?: string } =>
      error instanceof ApiError && error.code === 'EMAIL_TAKEN' ? { email: error.serverMessage ?? '' } : {},
  });
  const field = (name: keyof typeof empty) => ({ ...use.field(name), 'aria-required': true });
  return (
    <form {...form} className="flex flex-col gap-4">
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <TextField
          {...field('firstName')}
          label="First Name"
          autoComplete="given-name"
          maxLength={ACCOUNT_LIMITS.name}
        />
        <TextField
          {...field('lastName')}
          label="Last Name"
          autoComplete="family-name"
          maxLength={ACCOUNT_LIMITS.name}
        />
      </div>
      <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint={<PasswordChecklist password={values.password} />}
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm Password"
        called="password confirmation"
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" pending={isPending} className="mt-1">
        {isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
