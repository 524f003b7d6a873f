import { Link } from 'wouter';
import { ApiError, causeOfFailure } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { signInProblem } from '../../account-forms.rules.ts';
import { login } from '../../accounts.contract.ts';
import { refusedCookies } from '../keeps-cookies.ts';
import { useWelcome } from '../use-welcome.ts';

/**
 * E-mail and password (docs/product.md, Accounts). `next` is where to go afterwards; `onCodeNeeded` is called instead where the
 * account has a second step.
 */
export function SignInForm({
  email,
  next,
  onCodeNeeded,
}: {
  email: string;
  next: string;
  onCodeNeeded: () => void;
}) {
  const welcome = useWelcome(next);
  const { form, field, values, isPending } = useForm({
    initial: { email, password: '' },
    check: (typed) => signInProblem(typed) ?? cookieProblem(),
    send: (typed) => callEndpoint(login, { body: { email: typed.email.trim(), password: typed.password } }),
    onSent: welcome,
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'CODE_NEEDED') return onCodeNeeded();
      toast({
        title: 'Sign In Failed',
        description: causeOfFailure(error, CHECK_BOTH),
        variant: 'destructive',
      });
    },
    // Which of the two is wrong nobody is told. The toast goes; beside the fields it stands until they are changed.
    notesOf: (error) =>
      error instanceof ApiError && error.code === 'INVALID_CREDENTIALS'
        ? { password: error.serverMessage ?? CHECK_BOTH }
        : {},
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        {...field('email', ['password'])}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        aria-required
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" aria-required />
      <div className="-mt-3 -mb-1 flex justify-end">
        <Link
          href="/forgot-password"
          state={{ email: values.email }}
          className="inline-flex min-h-11 items-center rounded-control px-1 text-sm font-semibold text-dusk underline-offset-4 hover:underline"
        >
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}

const CHECK_BOTH = 'Please check your email and password';

function cookieProblem() {
  const description = refusedCookies();
  return description === null ? null : { title: 'Sign In Failed', description, fields: [] };
}
