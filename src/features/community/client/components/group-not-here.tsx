import { isRefusal } from '#platform/client/api-error.ts';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';

const way = { back: '/community', label: 'Back to the community' };

/** In place of a group or a thread that did not arrive, or is not for this reader. */
export function GroupNotHere({
  error,
  title,
  ...again
}: {
  error: Error;
  title: string;
  pending: boolean;
  onRetry: () => void;
}) {
  if (!isRefusal(error)) return <NotArrivedPage {...way} {...again} />;
  return (
    <InsteadPage
      {...way}
      title={title}
      text="It may be gone, or be for its own people. A leader can send you a link."
      on={{ href: '/community', label: 'To the community' }}
    />
  );
}
