import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ShareLink } from '#ui/share-link.tsx';
import { type CircleLink, createCircleLink } from '../../circle.contract.ts';
import type { LinkUses } from '../../circle.rules.ts';
import { dayOf } from '../circle-dates.ts';
import { linkCreated } from '../circle-queries.ts';
import { sharedLink } from '../shared-link.ts';

const choices: readonly { uses: LinkUses; label: string; note: string }[] = [
  { uses: 1, label: 'One person', note: 'Closes once they are in' },
  { uses: 20, label: 'A group', note: 'Up to 20 people, for a group evening' },
];

/** Makes a link into the reader's circle. */
export function InviteDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [uses, setUses] = useState<LinkUses>(1);
  const [link, setLink] = useState<CircleLink | null>(null);
  const create = useEndpointMutation(createCircleLink, {
    changes: linkCreated,
    onSuccess: (made) => {
      setLink(made);
      announce('The link is made');
    },
    onError: (error) => failureToast('No Link Made', error),
  });
  function change(isOpen: boolean) {
    if (!isOpen) setLink(null);
    onOpenChange(isOpen);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Invite someone to pray with"
      description="A link is open for 14 days, and you can close it at any time."
      footer={
        link === null ? (
          <Button pending={create.isPending} onClick={() => create.mutate({ body: { uses } })}>
            Make a link
          </Button>
        ) : (
          <ShareLink {...sharedLink(link.token)} />
        )
      }
    >
      {link === null ? (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">Who is it for?</legend>
          {choices.map((choice) => (
            <label
              key={choice.uses}
              className={cn(
                'flex min-h-16 cursor-pointer flex-col justify-center rounded-control border px-4 py-3',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                choice.uses === uses
                  ? 'border-dusk bg-dusk-wash text-dusk'
                  : 'border-line-strong/60 hover:bg-inset',
              )}
            >
              <input
                type="radio"
                name="uses"
                checked={choice.uses === uses}
                onChange={() => setUses(choice.uses)}
                className="sr-only"
              />
              <span className="font-semibold">{choice.label}</span>
              <span className="text-sm text-ink-soft">{choice.note}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <div>
          <p
            translate="no"
            className="rounded-control bg-inset px-4 py-3 font-mono text-sm wrap-anywhere select-all"
          >
            {`${location.origin}/circle/join/${link.token}`}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {link.uses === 1 ? 'For one person' : `For up to ${link.uses} people`}, until{' '}
            {dayOf(link.expiresAt)}.
          </p>
        </div>
      )}
    </Dialog>
  );
}
