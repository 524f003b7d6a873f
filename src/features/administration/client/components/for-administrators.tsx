import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '#features/accounts/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { canAdminister } from '../../administration.policy.ts';

/** What only administrators see, once they have a second step: without it the server would refuse them. */
export function ForAdministrators({
  instead = (children) => children,
  children,
}: {
  /** The page around what is shown in its place. */
  instead?: (children: ReactNode) => ReactNode;
  children: (user: User) => ReactNode;
}) {
  const { user } = useCurrentUser();
  const account = useAccount();
  if (!user) return null;
  if (!canAdminister(user)) {
    return instead(
      <Note href="/" label="Back home">
        This page is for those who run the server.
      </Note>,
    );
  }
  if (!account) return instead(<Skeleton className="my-6 h-56" />);
  if (account.secondStep === null) {
    return instead(
      <Note href="/settings#second-step" label="Go to the second step">
        Set up a second step first: as an administrator you show more than a password.
      </Note>,
    );
  }
  return children(user);
}

function Note({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <p>{children}</p>
      <Link href={href} className={buttonClasses('secondary')}>
        {label}
      </Link>
    </Card>
  );
}
