import { isRefusal } from '#platform/client/api-error.ts';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';
import { debatesPath } from '../debates-address.ts';

const way = { back: debatesPath, label: 'Back to the debates' };

/** In place of a question or a claim that did not arrive, or is not for this reader. */
export function DebateNotHere({
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
      text={error.status === 403 ? UNDER_16 : GONE}
      on={{ href: debatesPath, label: 'To this week’s question' }}
    />
  );
}

const UNDER_16 =
  'Under 16, a question is for talking over with people who know you. It and its passages are there for you.';
const GONE = 'It may have been taken back, or it is of a week that has not begun.';
