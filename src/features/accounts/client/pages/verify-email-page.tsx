import { HourglassLowIcon } from '@phosphor-icons/react/dist/ssr/HourglassLow';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { currentUserKey, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { verifyEmail } from '../../mail-links.contract.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorNote } from '../components/door-note.tsx';

/** /verify-email?token=…: the page uses the token by itself. */
export function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const queryClient = useQueryClient();
  const { status } = useCurrentUser();
  // A query, not a mutation: however often the page renders, the link is used once.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verify-email', token],
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const done = await callEndpoint(verifyEmail, { body: { token } });
      void queryClient.invalidateQueries({ queryKey: currentUserKey });
      return done;
    },
  });
  const onward =
    status === 'signed-in' ? { href: '/', label: 'Go on' } : { href: '/signin', label: 'Sign in' };

  if (data) {
    return (
      <AuthPage title={data.changed ? 'Your address has changed' : 'Your address is confirmed'}>
        <DoorNote icon={<SealCheckIcon size={28} />}>
          <p>
            <strong className="break-all">{data.email}</strong>{' '}
            {data.changed ? 'is now the address of your account.' : 'is yours. Thank you.'}
          </p>
          <Link href={onward.href} className={buttonClasses('primary', 'lg')}>
            {onward.label}
          </Link>
        </DoorNote>
      </AuthPage>
    );
  }
  if (error instanceof ApiError && error.status < 429) {
    return (
      <AuthPage title="This link has gone out">
        <DoorNote icon={<HourglassLowIcon size={28} />}>
          <p>{error.code === 'EMAIL_TAKEN' ? error.serverMessage : expired}</p>
          <Link href="/settings" className={buttonClasses('primary', 'lg')}>
            Ask for a new one in the settings
          </Link>
        </DoorNote>
      </AuthPage>
    );
  }
  if (error) {
    return (
      <AuthPage
        title="We could not confirm it yet"
        lead="Your link is still good. Please try again in a moment."
      >
        <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="One moment">
      <div role="status">
        <VisuallyHidden>Confirming your address</VisuallyHidden>
        <Skeleton className="h-6 w-3/4" />
      </div>
    </AuthPage>
  );
}

const expired =
  'A link in a letter works once, for one hour. This one was used already, or its hour is over.';
