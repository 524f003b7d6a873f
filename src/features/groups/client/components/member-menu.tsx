import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { toast } from '#ui/toast-store.ts';
import type { GroupRole, LeadingWay } from '../../groups.rules.ts';
import { offerToLead, takeBackOffer } from '../../leading.contract.ts';
import { type GroupMember, removeGroupMember, setGroupRole } from '../../members.contract.ts';
import { leadingOffered, memberRemoved, offerTakenBack, roleGiven } from '../group-changes.ts';

type Asked = LeadingWay | 'step-down' | 'remove';

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
  const [asked, setAsked] = useState<Asked | null>(null);
  const { person, role, isMe, can } = member;
  const params = { groupId, personId: person.id };

  const give = useEndpointMutation(setGroupRole, {
    changes: roleGiven,
    onSuccess: (_, { body }) => {
      setAsked(null);
      toast({ title: isMe ? GIVEN_TO_ME[body.role] : `${isolated(person.name)} ${GIVEN[body.role]}` });
    },
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const offer = useEndpointMutation(offerToLead, {
    changes: leadingOffered,
    onSuccess: () => {
      setAsked(null);
      toast({ title: `${isolated(person.name)} is asked`, description: 'You hear what they answer.' });
    },
    onError: (error) => failureToast('Not Asked', error),
  });
  const takeBack = useEndpointMutation(takeBackOffer, {
    changes: offerTakenBack,
    onSuccess: () => toast({ title: `${isolated(person.name)} is not asked any more` }),
    onError: (error) => failureToast('Not Taken Back', error),
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
    beside: {
      title: `Ask ${isolated(person.name)} to lead with you?`,
      description:
        'Once they say yes, they can do all that you can: change the group, its people and its links. You still lead it too.',
      label: 'Ask them',
      onConfirm: () => offer.mutate({ params, body: { way: 'beside' } }),
    },
    instead: {
      title: `Ask ${isolated(person.name)} to lead in your place?`,
      description: 'Once they say yes, they lead it. You stay as a helper, and may leave when you like.',
      label: 'Ask them',
      onConfirm: () => offer.mutate({ params, body: { way: 'instead' } }),
    },
    'step-down': {
      title: 'Step down as a leader?',
      description: 'You stay as a helper. Only a leader can make you one again.',
      label: 'Step down',
      onConfirm: () => give.mutate({ params, body: { role: 'helper' } }),
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
              <MenuItem onSelect={() => give.mutate({ params, body: { role: 'helper' } })}>
                {role === 'leader' ? 'Make a helper, not a leader' : 'Make a helper'}
              </MenuItem>
            )}
            {role !== 'member' && (
              <MenuItem onSelect={() => give.mutate({ params, body: { role: 'member' } })}>
                Make a member
              </MenuItem>
            )}
            {member.isAsked && (
              <MenuItem onSelect={() => takeBack.mutate({ params })}>Take the question back</MenuItem>
            )}
            {role !== 'leader' && !member.isAsked && (
              <>
                <MenuItem onSelect={() => setAsked('beside')}>Ask to lead with you</MenuItem>
                <MenuItem onSelect={() => setAsked('instead')}>Hand the group over</MenuItem>
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
          pending={give.isPending || offer.isPending || remove.isPending}
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

type GivenRole = Exclude<GroupRole, 'leader'>;
const GIVEN: Record<GivenRole, string> = {
  helper: 'is a helper now',
  member: 'is a member now',
};
const GIVEN_TO_ME: Record<GivenRole, string> = {
  helper: 'You are a helper now',
  member: 'You are a member now',
};
