import { useQuery } from '@tanstack/react-query';
import { dayText, momentText } from '#platform/client/day-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { OpenLinkRows } from '#ui/open-link-rows.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Group } from '../../groups.contract.ts';
import { deleteGroupLink } from '../../joining.contract.ts';
import { groupLinkClosed } from '../group-changes.ts';
import { groupLinksQuery } from '../group-queries.ts';
import { sharedGroupLink } from '../shared-group-link.ts';

/** The links that still let somebody in; nothing where none does. */
export function GroupLinks({ group }: { group: Pick<Group, 'id' | 'name'> }) {
  const { data: links = [] } = useQuery(groupLinksQuery(group.id));
  const close = useEndpointMutation(deleteGroupLink, {
    changes: groupLinkClosed,
    onSuccess: () => toast({ title: 'This link is closed' }),
    onError: (error) => failureToast('Not Closed', error),
  });
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="group-links" className="mt-6">
      <h2 id="group-links" className="text-xl">
        Open links
      </h2>
      <OpenLinkRows
        links={links.map(({ id, token, uses, usesLeft, createdAt, expiresAt }) => ({
          id,
          name: uses === 1 ? 'For one person' : `${usesLeft} of ${uses} left`,
          madeAt: momentText(createdAt),
          openUntil: dayText(expiresAt),
          shared: sharedGroupLink(token, group.name),
        }))}
        onClose={(linkId) => close.mutateAsync({ params: { groupId: group.id, linkId } })}
      />
    </section>
  );
}
