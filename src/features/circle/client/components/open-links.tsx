import { useQuery } from '@tanstack/react-query';
import { momentText } from '#platform/client/day-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { OpenLinkRows } from '#ui/open-link-rows.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteCircleLink } from '../../circle.contract.ts';
import { dayOf } from '../circle-dates.ts';
import { linkClosed, linksQuery } from '../circle-queries.ts';
import { sharedLink } from '../shared-link.ts';

/** The links that still let somebody in; nothing where none does. */
export function OpenLinks() {
  const { data: links = [] } = useQuery(linksQuery);
  const close = useEndpointMutation(deleteCircleLink, {
    changes: linkClosed,
    onSuccess: () => toast({ title: 'This link is closed' }),
    onError: (error) => failureToast('Not Closed', error),
  });
  if (links.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Open links"
        description="Whoever has one of these can come into your circle."
        level={2}
      />
      <OpenLinkRows
        links={links.map(({ id, token, uses, usesLeft, createdAt, expiresAt }) => ({
          id,
          name: uses === 1 ? 'For one person' : `For an evening: ${usesLeft} of ${uses} left`,
          madeAt: momentText(createdAt),
          openUntil: dayOf(expiresAt),
          shared: sharedLink(token),
        }))}
        onClose={(id) => close.mutateAsync({ params: { id } })}
      />
    </Card>
  );
}
