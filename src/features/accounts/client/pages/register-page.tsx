import { Link, Redirect, useSearch } from 'wouter';
import { nextPath } from '#contract/next-path.ts';
import { registrationHere } from '#features/admission/client/for-other-features.ts';
import { HouseLinks } from '#features/guidelines/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorIsClosed } from '../components/door-is-closed.tsx';
import { InvitesYou } from '../components/invites-you.tsx';
import { ProviderLink } from '../components/provider-link.tsx';
import { RegisterForm } from '../components/register-form.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';
import { useInvitation, useInvitationToken } from '../use-invitation.ts';
import { withNext } from '../with-next.ts';

/** /register (docs/product.md, Register). */
export function RegisterPage() {
  const next = nextPath(useSearch());
  const { status } = useCurrentUser();
  const token = useInvitationToken();
  const invitation = useInvitation(token);
  const registration = registrationHere();
  if (status === 'signed-in') return <Redirect to={next} replace />;
  const isInvited = invitation.status === 'open' && registration !== 'closed';
  const isOpen = registration === 'open' || isInvited;
  const signIn = withNext('/signin', next, isInvited ? token : null);
  return (
    <AuthPage
      title={isOpen ? 'Begin your journey' : titles[registration]}
      {...(isOpen && {
        lead: isInvited ? (
          <>
            <InvitesYou name={invitation.inviterName} />. A few lines, and a lamp of your own.
          </>
        ) : (
          'A few lines, and a lamp of your own.'
        ),
      })}
      footer={
        <>
          Already a member?{' '}
          <Link href={signIn} className={textLinkClasses}>
            Sign in here
          </Link>
          <HouseLinks className="mt-2 justify-center" />
        </>
      }
    >
      {isOpen ? (
        <>
          <RegisterForm signInPath={signIn} invitation={isInvited ? token : null} />
          <ProviderLink
            label="Sign up with single sign‑on"
            next={next}
            invitation={isInvited ? token : null}
            instead="Create your account with your email instead."
          />
        </>
      ) : invitation.status === 'loading' ? (
        <Skeleton className="h-40" />
      ) : invitation.status === 'unreachable' ? (
        <NotLoaded onRetry={invitation.retry}>Your invitation could not be read. Please try again.</NotLoaded>
      ) : (
        <DoorIsClosed registration={registration} invitation={invitation.status} next={next}>
          <RegisterForm signInPath={signIn} confirmsFirst />
        </DoorIsClosed>
      )}
    </AuthPage>
  );
}

const titles = { open: '', invite: 'By invitation', closed: 'The door is closed for now' } as const;
