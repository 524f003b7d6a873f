import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ShareLink } from '#ui/share-link.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteCircleLink } from '../../circle.contract.ts';
import { dayOf } from '../circle-dates.ts';
import { linkClosed, linksQuery } from '../circle-queries.ts';
import { sharedLink } from '../shared-link.ts';

/** The links that still let somebody in; nothing where none does. */
export function OpenLinks() {
  const { data: links = [] } = useQuery(linksQuery);
  /** The id of the one that is to be closed. */
  const [closing, setClosing] = useState<string | null>(null);
  const close = useEndpointMutation(deleteCircleLink, {
    changes: linkClosed,
    onSuccess: () => toast({ title: 'This link is closed' }),
    onError: (error) => failureToast('Not Closed', error),
    onSettled: () => setClosing(null),
  });
  if (links.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Open links"
        description="Whoever has one of these can come into your circle."
        level={2}
      />
      <ul className="divide-y divide-line">
        {links.map(({ id, token, uses, usesLeft, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p id={id} className="min-w-0 flex-1 basis-[10rem]">
              {uses === 1 ? 'For one person' : `For an evening: ${usesLeft} of ${uses} left`}
              <span className="block text-sm text-ink-soft">Open until {dayOf(expiresAt)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <ShareLink {...sharedLink(token)} variant="secondary" describedBy={id} />
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
        onConfirm={() => closing !== null && close.mutate({ params: { id: closing } })}
      />
    </Card>
  );
}
