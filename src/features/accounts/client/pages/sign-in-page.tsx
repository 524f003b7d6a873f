import { useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { nextPath } from '#contract/next-path.ts';
import { registrationHere } from '#features/admission/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { ProviderLink } from '../components/provider-link.tsx';
import { SignInCode } from '../components/sign-in-code.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { hasProviderNotice, SignInNotice } from '../components/sign-in-notice.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';
import { useInvitationToken } from '../use-invitation.ts';
import { withNext } from '../with-next.ts';

/** /signin (docs/product.md, Sign in). A user who is signed in already is sent on. */
export function SignInPage() {
  const search = useSearch();
  const state = useHistoryState<{ email?: string } | null>();
  const { status } = useCurrentUser();
  const invitation = useInvitationToken();
  const next = nextPath(search);
  // The provider leads here with `step=code`, also somebody who signs in again.
  const [asksCode, setAsksCode] = useState(new URLSearchParams(search).get('step') === 'code');
  if (asksCode) return <SignInCode next={next} onGiveUp={() => setAsksCode(false)} />;
  if (status === 'signed-in') {
    // Who was to sign in anew and did not is signed in as before, and has to hear why that is not enough.
    return hasProviderNotice(search) ? (
      <AuthPage title="You are signed in as before">
        <SignInNotice search={search} />
        <Link href={next} className={buttonClasses('primary', 'md', 'w-full')}>
          Go on
        </Link>
      </AuthPage>
    ) : (
      <Redirect to={next} replace />
    );
  }
  return (
    <AuthPage
      title="Come on in"
      lead="Your journal, your reading and your light are where you left them."
      footer={
        <>
          New here?{' '}
          <Link href={withNext('/register', next, invitation)} className={textLinkClasses}>
            {newHere[registrationHere()]}
          </Link>
        </>
      }
    >
      <SignInNotice search={search} />
      <SignInForm email={state?.email ?? ''} next={next} onCodeNeeded={() => setAsksCode(true)} />
      <ProviderLink
        label="Continue with single sign‑on"
        next={next}
        invitation={invitation}
        instead="Sign in with your email instead."
      />
    </AuthPage>
  );
}

/** What leads somebody without an account on, or tells them that they cannot have one now. */
const newHere = {
  open: 'Sign up here',
  invite: 'Come in by invitation',
  closed: 'The door is closed for now',
} as const;
