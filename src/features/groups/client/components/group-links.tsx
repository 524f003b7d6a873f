import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '#platform/client/day-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ShareLink } from '#ui/share-link.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Group } from '../../groups.contract.ts';
import { deleteGroupLink } from '../../joining.contract.ts';
import { groupLinkClosed } from '../group-changes.ts';
import { groupLinksQuery } from '../group-queries.ts';
import { sharedGroupLink } from '../shared-group-link.ts';

/** The links that still let somebody in; nothing where none does. */
export function GroupLinks({ group }: { group: Pick<Group, 'id' | 'name'> }) {
  const { data: links = [] } = useQuery(groupLinksQuery(group.id));
  /** The id of the one that is to be closed. */
  const [closing, setClosing] = useState<string | null>(null);
  const close = useEndpointMutation(deleteGroupLink, {
    changes: groupLinkClosed,
    onSuccess: () => toast({ title: 'This link is closed' }),
    onError: (error) => failureToast('Not Closed', error),
    onSettled: () => setClosing(null),
  });
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="group-links" className="mt-6">
      <h2 id="group-links" className="text-xl">
        Open links
      </h2>
      <ul>
        {links.map(({ id, token, uses, usesLeft, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-line"
          >
            <p id={id} className="min-w-0 flex-1 basis-[10rem]">
              {uses === 1 ? 'For one person' : `${usesLeft} of ${uses} left`}
              <span className="block text-sm text-ink-soft">Open until {dayText(expiresAt)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <ShareLink {...sharedGroupLink(token, group.name)} variant="secondary" describedBy={id} />
              <Button variant="ghost" aria-describedby={id} onClick={() => setClosing(id)}>
                Close link
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={closing !== null}
        onOpenChange={(open) => !open && setClosing(null)}
        title="Close this link?"
        description="Whoever has it cannot come in by it any more. You can make a new one at any time."
        confirmLabel="Close link"
        pending={close.isPending}
        onConfirm={() => closing !== null && close.mutate({ params: { groupId: group.id, linkId: closing } })}
      />
    </section>
  );
}
