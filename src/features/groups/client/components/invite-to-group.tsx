import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple';
import { useState } from 'react';
import { dayText } from '#platform/client/day-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ShareLink } from '#ui/share-link.tsx';
import type { Group } from '../../groups.contract.ts';
import type { GROUP_LINK_USES } from '../../groups.rules.ts';
import { createGroupLink, type GroupLink } from '../../joining.contract.ts';
import { groupLinkCreated } from '../group-changes.ts';
import { sharedGroupLink } from '../shared-group-link.ts';

type Uses = (typeof GROUP_LINK_USES)[number];
const choices = [
  { value: '1', label: 'One person', hint: 'Closes once they are in' },
  { value: '20', label: 'A table', hint: 'For up to 20' },
  { value: '100', label: 'A church', hint: 'For up to 100' },
] as const;

/** 'Invite', and the dialog that makes a link into the group; nothing for whoever does not lead it. */
export function InviteToGroup({
  group,
  variant = 'primary',
  size = 'md',
  label = 'Invite',
  className,
}: {
  group: Pick<Group, 'id' | 'name' | 'can' | 'archivedAt'>;
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  label?: string;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  if (!group.can.lead || group.archivedAt !== null) return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        {...(className !== undefined && { className })}
        icon={<LinkSimpleIcon size={22} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <InviteDialog group={group} onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ group, onClose }: { group: Pick<Group, 'id' | 'name'>; onClose: () => void }) {
  const [uses, setUses] = useState<`${Uses}`>('1');
  const [link, setLink] = useState<GroupLink | null>(null);
  const create = useEndpointMutation(createGroupLink, {
    changes: groupLinkCreated,
    onSuccess: (made) => {
      setLink(made);
      announce('The link is made');
    },
    onError: (error) => failureToast('No Link Made', error),
  });
  const make = () => create.mutate({ params: { groupId: group.id }, body: { uses: Number(uses) as Uses } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite to the group"
      description="Whoever has the link comes in, under 16 too. It is open for 14 days, and you can close it at any time."
      footer={
        link === null ? (
          <Button pending={create.isPending} onClick={make}>
            Make a link
          </Button>
        ) : (
          <ShareLink {...sharedGroupLink(link.token, group.name)} />
        )
      }
    >
      {link === null ? (
        <ChoiceTiles
          legend={<span className="sr-only">Who is it for?</span>}
          choices={choices}
          value={uses}
          onChange={setUses}
          className="sm:grid-cols-3"
        />
      ) : (
        <div>
          <p
            translate="no"
            className="rounded-control bg-inset px-4 py-3 font-mono text-sm wrap-anywhere select-all"
          >
            {`${location.origin}/community/join/${link.token}`}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {link.uses === 1 ? 'For one person' : `For up to ${link.uses} people`}, until{' '}
            {dayText(link.expiresAt)}.
          </p>
        </div>
      )}
    </Dialog>
  );
}
