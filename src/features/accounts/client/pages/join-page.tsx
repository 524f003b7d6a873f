import { Link, useParams } from 'wouter';
import { registrationHere } from '#features/admission/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { buttonClasses } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { InvitesYou } from '../components/invites-you.tsx';
import { isToken, useInvitation } from '../use-invitation.ts';
import { withNext } from '../with-next.ts';

/** /join/:token: the door that an invitation opens (docs/product.md, Invitations). */
export function JoinPage() {
  const { token = '' } = useParams<{ token: string }>();
  const invitation = useInvitation(isToken(token) ? token : null);
  const { status } = useCurrentUser();
  if (invitation.status === 'loading') {
    return (
      <AuthPage title="An invitation">
        <Skeleton className="h-24" />
      </AuthPage>
    );
  }
  if (status === 'signed-in') {
    return (
      <AuthPage
        title="You are in already"
        lead="This invitation is for somebody who is not. Hand it on, if you like."
      >
        <Link href="/" className={buttonClasses('primary', 'lg', 'w-full')}>
          Go home
        </Link>
      </AuthPage>
    );
  }
  if (invitation.status === 'unreachable') {
    return (
      <AuthPage title="An invitation">
        <NotLoaded onRetry={invitation.retry}>It could not be read. Please try again.</NotLoaded>
      </AuthPage>
    );
  }
  if (invitation.status !== 'open' || registrationHere() === 'closed') {
    return (
      <AuthPage title={title(invitation.status)} lead={lead(invitation.status)}>
        <SignInInstead />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={<InvitesYou name={invitation.inviterName} />}
      lead="Read, write and pray, among people who wish you well. It takes a minute to come in."
    >
      <Link href={withNext('/register', '/', token)} className={buttonClasses('primary', 'lg', 'w-full')}>
        Create your account
      </Link>
      <p className="mt-6 border-t border-line pt-4 text-center text-ink-soft">Already a member?</p>
      <SignInInstead />
    </AuthPage>
  );
}

function SignInInstead() {
  return (
    <Link href="/signin" className={buttonClasses('secondary', 'lg', 'mt-2 w-full')}>
      Sign in
    </Link>
  );
}

type Over = 'open' | 'none' | 'used-up' | 'expired' | 'revoked';

function title(status: Over): string {
  if (status === 'open') return 'The door is closed for now';
  return status === 'none' ? 'This is not an invitation' : 'This invitation is over';
}

function lead(status: Over): string {
  switch (status) {
    case 'open':
      return 'This server takes in nobody new at the moment. Keep the link: it may open later.';
    case 'none':
      return 'Perhaps a part of the link is missing. Please open it again from where you found it.';
    case 'used-up':
      return 'As many people as it was for have come by it. Please ask whoever sent it for a new one.';
    case 'expired':
      return 'It was good for a while, and that has passed. Please ask whoever sent it for a new one.';
    case 'revoked':
      return 'It was taken back. Please ask whoever sent it for a new one.';
  }
}
