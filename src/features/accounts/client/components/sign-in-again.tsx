import { ApiError } from '#platform/client/api-error.ts';
import { buttonClasses } from '#ui/button.tsx';

/** After a refusal for want of a fresh sign-in: to the provider, which asks again, and back to this section. */
export function SignInAgain({ after, section }: { after: unknown; section: string }) {
  if (!(after instanceof ApiError) || after.code !== 'SIGN_IN_AGAIN') return null;
  const next = encodeURIComponent(`/settings#${section}`);
  return (
    <a href={`/api/login?fresh=1&next=${next}`} className={buttonClasses('primary', 'md', 'self-start')}>
      Sign in again
    </a>
  );
}
