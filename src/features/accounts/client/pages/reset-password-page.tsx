import { HourglassLowIcon } from '@phosphor-icons/react/dist/ssr/HourglassLow';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { newPasswordProblem } from '../../account-forms.rules.ts';
import { resetPassword } from '../../mail-links.contract.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorNote } from '../components/door-note.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';
import { signOutHere } from '../session.ts';

/** /reset-password?token=…: where the letter leads. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { form, field, values, error, isPending } = useForm({
    initial: { password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) => newPasswordProblem(password, confirmPassword),
    send: ({ password }) => callEndpoint(resetPassword, { body: { token, password } }),
    onSent: () => {
      // Every session has ended, also one in this browser.
      signOutHere(queryClient);
      navigate('/signin?reset=done', { replace: true });
    },
    onFailed: (failure) => {
      if (!isDeadLink(failure)) failureToast('Password Not Set', failure);
    },
  });

  if (token === '' || isDeadLink(error)) {
    return (
      <AuthPage title="This link has gone out">
        <DoorNote icon={<HourglassLowIcon size={28} />}>
          <p>A link in a letter works once, for one hour. This one was used already, or its hour is over.</p>
          <Link href="/forgot-password" className={buttonClasses('primary', 'lg')}>
            Send me a new one
          </Link>
          <p>
            Chosen one already?{' '}
            <Link href="/signin" className={textLinkClasses}>
              Sign in
            </Link>
          </p>
        </DoorNote>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Choose a new password" lead="You will be signed out everywhere else.">
      <form {...form} className="flex flex-col gap-4">
        <NewPasswordFields field={field} password={values.password} />
        <Button type="submit" size="lg" pending={isPending} className="mt-1">
          {isPending ? 'Setting...' : 'Set New Password'}
        </Button>
      </form>
    </AuthPage>
  );
}

/** Used, too old, or cut off on its way through a mail program. */
function isDeadLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'LINK_EXPIRED' || error.issues.some((issue) => issue.path === 'body.token');
}
