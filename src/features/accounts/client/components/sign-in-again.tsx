import { ApiError } from '#platform/client/api-error.ts';
import { buttonClasses } from '#ui/button.tsx';

/**
 * Shown after a call that needs a fresh sign-in: a link to the provider, which asks for the credentials again, and
 * back to this section.
 */
export function SignInAgain({ after, section }: { after: unknown; section: string }) {
  if (!(after instanceof ApiError) || after.code !== 'SIGN_IN_AGAIN') return null;
  const next = encodeURIComponent(`/settings#${section}`);
  return (
    <a href={`/api/login?fresh=1&next=${next}`} className={buttonClasses('primary', 'md', 'self-start')}>
      Sign in again
    </a>
  );
}
