import { ApiError } from '#platform/client/api-error.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BackToPlans } from './back-to-plans.tsx';

/** In place of a plan that did not arrive, or that is not there. */
export function PlanNotHere({
  error,
  pending,
  onRetry,
}: {
  error: Error;
  pending: boolean;
  onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 sm:gap-6">
      <PageHeader
        above={<BackToPlans />}
        title={isGone ? 'This plan is not here' : 'A reading plan'}
        description={isGone ? 'It was let go, or its address has changed.' : undefined}
      />
      {!isGone && <NotLoaded pending={pending} onRetry={onRetry} />}
    </div>
  );
}
