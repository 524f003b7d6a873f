import { CloudSlashIcon } from '@phosphor-icons/react/dist/ssr/CloudSlash';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useKeptCount } from '#platform/client/use-kept-count.ts';
import { keptRequests } from '../kept-requests.ts';

/** As long as a request waits for a connection: that it is kept. */
export function KeptNote() {
  const { user } = useCurrentUser();
  const count = useKeptCount(keptRequests, user === null ? null : user.id);
  if (count === 0) return null;
  return (
    <p className="mb-4 flex items-center gap-2.5 rounded-control bg-inset px-4 py-3">
      <CloudSlashIcon size={22} aria-hidden className="shrink-0" />
      Kept here. It goes out when you are online.
    </p>
  );
}
