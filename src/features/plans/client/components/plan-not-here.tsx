import { isRefusal } from '#platform/client/api-error.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { BACK_TO_PLANS } from '../plan-words.ts';

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
  const isGone = isRefusal(error);
  return (
    <SheetPage back={BACK_TO_PLANS} title={isGone ? 'This plan is not here' : 'A reading plan'} width="text">
      {isGone ? (
        <p className="py-6">It was let go, or its address has changed.</p>
      ) : (
        <NotLoaded pending={pending} onRetry={onRetry} />
      )}
    </SheetPage>
  );
}
