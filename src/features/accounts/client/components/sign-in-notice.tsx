import { useState } from 'react';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { Spoken } from '#ui/spoken.tsx';
import { refusedCookies } from '../keeps-cookies.ts';

/** Why somebody was sent to the sign-in by `?provider=` or `?reset=`, in words. */
const notices: Record<string, string> = {
  'provider=not-configured':
    'This server has no external sign-in set up. Please sign in with your email and password.',
  'provider=cancelled': 'You stopped signing in at the provider. Try again, or use your email and password.',
  'provider=unverified':
    'An account with this email exists already, and we cannot be sure that it is yours: the provider has not confirmed the address. Please sign in with your password.',
  'provider=no-email': 'The provider did not give us an email address, so we could not sign you in.',
  'provider=invitation-needed':
    'People come in here by invitation, and the provider’s account has none here yet. Please open the link that you were sent.',
  'provider=closed':
    'There is no account here for you at the provider, and this server takes in nobody new at the moment.',
  'provider=failed': 'Signing in at the provider did not work. Please try again.',
  'provider=not-fresh':
    'The provider has not asked for your password again, so this does not count as signing in anew. Please try once more.',
  'provider=no-sign-in-time':
    'The provider does not tell us that it asked for your password again, so this does not count as signing in anew. Choose a password here by ‘Forgot your password?’: it does the same.',
  'provider=unreachable': 'The provider could not be reached. Please try again in a moment.',
  'reset=done': 'Your new password is set. Please sign in with it.',
};

/** True when the provider led back here without signing anybody in. */
export function hasProviderNotice(search: string): boolean {
  return `provider=${new URLSearchParams(search).get('provider')}` in notices;
}

/** Also for whom a signed-in screen sent here: their session has ended, and what they had typed has not. */
export function SignInNotice({ search }: { search: string }) {
  const query = new URLSearchParams(search);
  const [wordsAreKept] = useState(() => query.has('next') && localDrafts.has());
  const [cookies] = useState(refusedCookies);
  const text =
    cookies ??
    ['provider', 'reset'].map((name) => notices[`${name}=${query.get(name)}`]).find(Boolean) ??
    (wordsAreKept
      ? 'You are signed out; your words are kept. Sign in, and they are where you left them.'
      : undefined);
  if (text === undefined) return null;
  return (
    <Spoken className="mb-5 rounded-control border border-sky/30 bg-sky-wash px-4 py-3 text-sky">
      {text}
    </Spoken>
  );
}
