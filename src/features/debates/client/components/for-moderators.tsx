import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { moderates } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { buttonClasses } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PlannedDebate } from '../../schedule.contract.ts';
import { debatesPath } from '../debates-address.ts';
import { scheduleQuery } from '../week-queries.ts';

/** What moderators see of the coming weeks; others, and who has no second step yet, are told where to go. */
export function ForModerators({
  children,
}: {
  children: (weeks: PlannedDebate[], userId: string) => ReactNode;
}) {
  const { user } = useCurrentUser();
  const isModerator = user !== null && moderates(user);
  const { data, error, isFetching, refetch } = useQuery({ ...scheduleQuery, enabled: isModerator });
  if (user === null) return null;
  if (!isModerator) {
    return (
      <Note href={debatesPath} label="To this week’s question">
        Moderators choose the questions of coming weeks. One that you would like to hear asked? Tell one of
        them.
      </Note>
    );
  }
  if (data !== undefined) return children(data, user.id);
  if (error instanceof ApiError && error.code === 'SECOND_STEP_NEEDED') {
    return (
      <Note href="/settings#second-step" label="Go to the settings">
        Whoever moderates shows more than a password. Set up a second step in the settings, and come back.
      </Note>
    );
  }
  return error === null ? (
    <Skeleton className="h-96" />
  ) : (
    <NotLoaded pending={isFetching} onRetry={() => refetch()} />
  );
}

function Note({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <div>
      <p className="max-w-md text-lg text-pretty">{children}</p>
      <Link href={href} className={buttonClasses('secondary', 'md', 'mt-5')}>
        {label}
      </Link>
    </div>
  );
}
