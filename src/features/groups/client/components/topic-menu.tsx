import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteTopic, type GroupThread, setThreadMuted, setTopicHidden } from '../../talk.contract.ts';
import { threadMuted, topicDeleted, topicHidden } from '../talk-changes.ts';

/** What else can be done with a topic: everyone mutes it, who opened it removes it, leaders hide it, others report it. */
export function TopicMenu({ thread }: { thread: GroupThread }) {
  const [open, setOpen] = useState<'hide' | 'delete' | 'report' | null>(null);
  const [, navigate] = useLocation();
  const { id, groupId, isMuted, can } = thread;
  const onError = (error: Error) => failureToast('Nothing Changed', error);
  const talk = `/community/groups/${groupId}?tab=talk`;
  const leave = (said: string) => {
    setOpen(null);
    toast({ title: said });
    navigate(talk, { replace: true });
  };
  const mute = useEndpointMutation(setThreadMuted, { changes: threadMuted, onError });
  const remove = useEndpointMutation(deleteTopic, {
    changes: topicDeleted,
    onSuccess: () => leave('The topic is removed'),
    onError,
  });
  const hide = useEndpointMutation(setTopicHidden, {
    changes: topicHidden,
    onSuccess: () => leave('The topic is hidden from the group'),
    onError,
  });
  const params = { threadId: id };
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label="More about this topic" icon={<DotsThreeIcon size={26} aria-hidden />} />}
      >
        <MenuItem onSelect={() => mute.mutate({ params, body: { isMuted: !isMuted } })}>
          {isMuted ? 'Tell me of it again' : 'Tell me nothing of it'}
        </MenuItem>
        {can.hide && <MenuItem onSelect={() => setOpen('hide')}>Hide it from the group</MenuItem>}
        {can.delete && (
          <MenuItem className="text-clay" onSelect={() => setOpen('delete')}>
            Remove it
          </MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      <ConfirmDialog
        open={open === 'delete' || open === 'hide'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={open === 'hide' ? 'Hide this topic?' : 'Remove this topic?'}
        description={
          open === 'hide'
            ? 'The group does not see it any more, nor what stands in it. You can show it again.'
            : 'It goes for good, with your words in it.'
        }
        confirmLabel={open === 'hide' ? 'Hide it' : 'Remove'}
        destructive
        pending={remove.isPending || hide.isPending}
        onConfirm={() =>
          open === 'hide' ? hide.mutate({ params, body: { isHidden: true } }) : remove.mutate({ params })
        }
      />
      <Report
        reported={{ kind: 'group-topic', wordsId: id, about: null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}
