import { HourglassLowIcon } from '@phosphor-icons/react/dist/ssr/HourglassLow';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { newPasswordProblem } from '../../account-forms.rules.ts';
import type { resetPassword } from '../../mail-links.contract.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorNote } from '../components/door-note.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { focusField } from '../focus-field.ts';
import { issuesByField } from '../issues-by-field.ts';
import { problemToast } from '../problem-toast.ts';
import { endSession } from '../session.ts';

/** /reset-password?token=…: where the letter leads. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [value, setValue] = useState({ password: '', confirmPassword: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callEndpoint<typeof resetPassword>('POST /api/auth/reset-password', {
        body: { token, password: value.password },
      }),
    onSuccess: () => {
      // Every session has ended, also one in this browser.
      endSession(queryClient);
      navigate('/signin?reset=done', { replace: true });
    },
    onError: (failure) => {
      setWrong(issuesByField(failure));
      if (!isDeadLink(failure)) failureToast('Password Not Set', failure);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const problem = newPasswordProblem(value.password, value.confirmPassword);
    setWrong(problem ? { [problem.fields[0]!]: problem.description } : {});
    if (!problem) return mutate();
    problemToast(problem);
    focusField(formRef.current, problem.fields[0]);
  }

  if (token === '' || isDeadLink(error)) {
    return (
      <AuthPage title="This link has gone out">
        <DoorNote icon={<HourglassLowIcon size={28} />}>
          <p>A link in a letter works once, for one hour. This one was used already, or its hour is over.</p>
          <Link href="/forgot-password" className={buttonClasses('primary', 'lg')}>
            Send me a new one
          </Link>
        </DoorNote>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Choose a new password" lead="You will be signed out everywhere else.">
      <form ref={formRef} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <NewPasswordFields
          value={value}
          wrong={wrong}
          onChange={(changed) => {
            setValue({ ...value, ...changed });
            setWrong({});
          }}
        />
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
