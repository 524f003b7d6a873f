import { Link, Redirect, useSearch } from 'wouter';
import { nextPath } from '#contract/next-path.ts';
import { HouseLinks } from '#features/guidelines/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { ProviderLink } from '../components/provider-link.tsx';
import { RegisterForm } from '../components/register-form.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';
import { withNext } from '../with-next.ts';

/** /register (docs/product.md, Register). */
export function RegisterPage() {
  const next = nextPath(useSearch());
  const { status } = useCurrentUser();
  if (status === 'signed-in') return <Redirect to={next} replace />;
  return (
    <AuthPage
      title="Begin your journey"
      lead="A few lines, and a lamp of your own."
      footer={
        <>
          Already a member?{' '}
          <Link href={withNext('/signin', next)} className={textLinkClasses}>
            Sign in here
          </Link>
          <HouseLinks className="mt-2 justify-center" />
        </>
      }
    >
      <RegisterForm signInPath={withNext('/signin', next)} />
      <ProviderLink
        label="Sign up with single sign‑on"
        next={next}
        instead="Create your account with your email instead."
      />
    </AuthPage>
  );
}
