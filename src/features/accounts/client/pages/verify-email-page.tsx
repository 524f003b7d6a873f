import { HourglassLowIcon } from '@phosphor-icons/react/dist/ssr/HourglassLow';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { currentUserKey, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { keyOf } from '#platform/client/endpoint-keys.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { missing } from '../../account-forms.rules.ts';
import { verifyEmail } from '../../mail-links.contract.ts';
import { getAccount, listSessions } from '../../settings.contract.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorNote } from '../components/door-note.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';
import { withNext } from '../with-next.ts';

/**
 * /verify-email?token=…: nothing happens before the button is pressed, since programs that look through mail open links
 * too. Where this browser has no session of the account, its password is asked for.
 */
export function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const queryClient = useQueryClient();
  const { status } = useCurrentUser();
  // Somebody may be signed in here to another account: then the server asks.
  const [isAsked, setIsAsked] = useState(false);
  const asksPassword = status === 'anonymous' || isAsked;
  const { form, field, answer, error, isPending } = useForm({
    initial: { password: '' },
    check: (typed) => (asksPassword ? missing(typed, ['password']) : null),
    send: ({ password }) =>
      callEndpoint(verifyEmail, { body: { token, ...(password !== '' && { password }) } }),
    onSent: () => {
      for (const queryKey of [currentUserKey, keyOf(getAccount, {}), keyOf(listSessions, {})]) {
        void queryClient.invalidateQueries(onlyQuery({ queryKey }));
      }
    },
    onFailed: (failure) => {
      if (isDead(failure)) return;
      if (failure instanceof ApiError && failure.code === 'PASSWORD_NEEDED') setIsAsked(true);
      failureToast('Not Confirmed Yet', failure);
    },
  });

  if (answer) return <Confirmed answer={answer} isSignedIn={status === 'signed-in'} />;
  if (token === '' || isDead(error)) return <DeadLink error={error} />;
  return (
    <AuthPage
      title="Is this your address?"
      lead={
        asksPassword
          ? 'Then confirm it with the password of your account.'
          : 'Then confirm it, and we know where to reach you.'
      }
      {...(asksPassword && {
        footer: (
          <>
            Not you?{' '}
            <Link href="/forgot-password" className={textLinkClasses}>
              Choose a new password
            </Link>{' '}
            and they are locked out.
          </>
        ),
      })}
    >
      <form {...form} className="flex flex-col gap-4">
        {asksPassword && (
          <PasswordField
            {...field('password')}
            label="Your Password"
            autoComplete="current-password"
            aria-required
          />
        )}
        <Button type="submit" size="lg" pending={isPending}>
          {isPending ? 'Confirming...' : 'Confirm my address'}
        </Button>
        {status === 'anonymous' && (
          <Link
            href={withNext('/signin', `/verify-email?token=${token}`)}
            className={buttonClasses('ghost', 'md')}
          >
            Sign in first instead
          </Link>
        )}
      </form>
    </AuthPage>
  );
}

function Confirmed({ answer, isSignedIn }: { answer: CallOutput<typeof verifyEmail>; isSignedIn: boolean }) {
  const onward = isSignedIn ? { href: '/', label: 'Go on' } : { href: '/signin', label: 'Sign in' };
  return (
    <AuthPage title={answer.changed ? 'Your address has changed' : 'Your address is confirmed'}>
      <DoorNote icon={<SealCheckIcon size={28} />}>
        <p>
          <strong className="break-all">{answer.email}</strong>{' '}
          {answer.changed ? 'is now the address of your account.' : 'is yours. Thank you.'}
        </p>
        <Link href={onward.href} className={buttonClasses('primary', 'lg')}>
          {onward.label}
        </Link>
      </DoorNote>
    </AuthPage>
  );
}

function DeadLink({ error }: { error: unknown }) {
  const isTaken = error instanceof ApiError && error.code === 'EMAIL_TAKEN';
  return (
    <AuthPage title="This link has gone out">
      <DoorNote icon={<HourglassLowIcon size={28} />}>
        <p>
          {isTaken
            ? error.serverMessage
            : 'A link in a letter works once, for one hour. This one was used already, or its hour is over.'}
        </p>
        <Link href="/settings" className={buttonClasses('primary', 'lg')}>
          Ask for a new one in the settings
        </Link>
      </DoorNote>
    </AuthPage>
  );
}

/** Used, too old, cut off on its way through a mail program, or for an address that is another's by now. */
function isDead(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isDamaged = error.issues.some((issue) => issue.path === 'body.token');
  return isDamaged || error.code === 'LINK_EXPIRED' || error.code === 'EMAIL_TAKEN';
}
