import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { toast } from '#ui/toast-store.ts';
import type { GroupRole } from '../../groups.rules.ts';
import { type GroupMember, removeGroupMember, setGroupRole } from '../../members.contract.ts';
import { memberRemoved, roleGiven } from '../group-changes.ts';

type Asked = 'leader' | 'hand-over' | 'step-down' | 'remove';

/** What a leader does about somebody's role; nothing where nothing can be done. */
export function MemberMenu({
  groupId,
  member,
  leaders,
}: {
  groupId: string;
  member: GroupMember;
  leaders: number;
}) {
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { person, role, isMe, can } = member;
  const params = { groupId, personId: person.id };

  const give = useMutationOnce({
    mutationFn: (given: GroupRole) =>
      callAndChange(queryClient, setGroupRole, roleGiven, { params, body: { role: given } }),
    onSuccess: (_, given) => {
      setAsked(null);
      toast({ title: isMe ? GIVEN_TO_ME[given] : `${isolated(person.name)} ${GIVEN[given]}` });
    },
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const handOver = useMutationOnce({
    mutationFn: async (own: string) => {
      await callAndChange(queryClient, setGroupRole, roleGiven, { params, body: { role: 'leader' } });
      await callAndChange(queryClient, setGroupRole, roleGiven, {
        params: { groupId, personId: own },
        body: { role: 'helper' },
      });
    },
    onSuccess: () => {
      setAsked(null);
      toast({
        title: `${isolated(person.name)} leads the group`,
        description: 'You are a helper in it now.',
      });
    },
    onError: (error) => failureToast('Not Handed Over', error),
  });
  const remove = useEndpointMutation(removeGroupMember, {
    changes: memberRemoved,
    onSuccess: () => {
      setAsked(null);
      toast({ title: `${isolated(person.name)} is not in the group any more` });
    },
    onError: (error) => failureToast('Still In The Group', error),
  });

  if (user === null || (!can.changeRole && !can.remove)) return null;
  const isAlone = isMe && role === 'leader' && leaders < 2;
  if (isAlone && !can.remove) return null;
  const confirms: Record<Asked, Confirm> = {
    leader: {
      title: `Make ${isolated(person.name)} a leader?`,
      description:
        'They can do all that you can: change the group, its people and its links. You still lead it too.',
      label: 'Make a leader',
      onConfirm: () => give.mutate('leader'),
    },
    'hand-over': {
      title: `Hand the group over to ${isolated(person.name)}?`,
      description: 'They lead it from now on. You stay as a helper, and may leave when you like.',
      label: 'Hand over',
      onConfirm: () => handOver.mutate(user.id),
    },
    'step-down': {
      title: 'Step down as a leader?',
      description: 'You stay as a helper. Only a leader can make you one again.',
      label: 'Step down',
      onConfirm: () => give.mutate('helper'),
    },
    remove: {
      title: `Remove ${isolated(person.name)}?`,
      description:
        'They are told, and read nothing here any more. What they wrote stays. They come back only by a new link of a leader.',
      label: 'Remove',
      destructive: true,
      onConfirm: () => remove.mutate({ params }),
    },
  };
  const confirm = asked && confirms[asked];
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={isMe ? 'Your role' : `What ${isolated(person.name)} may do`}
            className="shrink-0"
            icon={<DotsThreeIcon size={24} aria-hidden />}
          />
        }
      >
        {can.changeRole && isMe && (
          <MenuItem onSelect={() => setAsked('step-down')}>Step down as a leader</MenuItem>
        )}
        {can.changeRole && !isMe && (
          <>
            {role !== 'helper' && (
              <MenuItem onSelect={() => give.mutate('helper')}>
                {role === 'leader' ? 'Make a helper, not a leader' : 'Make a helper'}
              </MenuItem>
            )}
            {role !== 'member' && <MenuItem onSelect={() => give.mutate('member')}>Make a member</MenuItem>}
            {role !== 'leader' && (
              <>
                <MenuItem onSelect={() => setAsked('leader')}>Make a leader too</MenuItem>
                <MenuItem onSelect={() => setAsked('hand-over')}>Hand the group over</MenuItem>
              </>
            )}
          </>
        )}
        {can.remove && !isMe && (
          <MenuItem className="text-clay" onSelect={() => setAsked('remove')}>
            Remove from the group
          </MenuItem>
        )}
      </DropdownMenu>
      {confirm && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={confirm.title}
          description={confirm.description}
          confirmLabel={confirm.label}
          destructive={confirm.destructive === true}
          pending={give.isPending || handOver.isPending || remove.isPending}
          onConfirm={confirm.onConfirm}
        />
      )}
    </>
  );
}

interface Confirm {
  title: string;
  description: ReactNode;
  label: string;
  destructive?: true;
  onConfirm: () => void;
}

const GIVEN: Record<GroupRole, string> = {
  leader: 'leads the group too',
  helper: 'is a helper now',
  member: 'is a member now',
};
const GIVEN_TO_ME: Record<GroupRole, string> = {
  leader: 'You lead the group',
  helper: 'You are a helper now',
  member: 'You are a member now',
};
