import { useState } from 'react';
import { ROLES, type Role } from '#contract/access.policy.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast-store.ts';
import { changeRole, type PersonDetail } from '../../administration.contract.ts';
import { canHaveRole, isRaise } from '../../administration.policy.ts';
import { ROLE_NAMES, whyNoRole } from '../../administration.rules.ts';
import { personChanged } from '../administration-queries.ts';

const MAY: Record<Role, string> = {
  member: 'Reads, writes and prays.',
  moderator: 'Also looks at what was reported, and invites people.',
  admin: 'Also sees this page, gives roles, and signs people out.',
};

/** What somebody may do, and giving them another role. */
export function RoleCard({ detail, isMe }: { detail: PersonDetail; isMe: boolean }) {
  const [chosen, setChosen] = useState<Role | null>(null);
  const role = chosen ?? detail.role;
  const [asking, setAsking] = useState(false);
  const mayRaise = canHaveRole({
    emailVerified: detail.emailVerified,
    isBanned: isBanned(detail, serverNow()),
  });
  const change = useEndpointMutation(changeRole, {
    changes: personChanged,
    onSuccess: () => {
      setChosen(null);
      toast({ title: 'Role Changed', description: 'It holds at once, and they are told.' });
    },
    onError: (error) => failureToast('Role Not Changed', error),
    onSettled: () => setAsking(false),
  });
  if (detail.isHeldBySettings) {
    return (
      <Card>
        <CardHeader title="Role" description={ROLE_NAMES[detail.role]} />
        <p>
          The settings of this server name their address (ADMIN_EMAILS), and would give the role again. Once
          they do not, it is taken here.
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title="Role" />
      <Select
        label="Role"
        hideLabel
        value={role}
        hint={MAY[role]}
        options={ROLES.map((one) => ({
          value: one,
          label: ROLE_NAMES[one],
          disabled: !mayRaise && isRaise({ from: detail.role, to: one }),
        }))}
        onChange={({ target }) => setChosen(target.value as Role)}
      />
      {!mayRaise && <p className="mt-3 text-ink-soft">{whyNoRole(detail)}</p>}
      <Button className="mt-4" disabled={role === detail.role} onClick={() => setAsking(true)}>
        Change role
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isMe ? 'Change your own role?' : `Make them ${WITH_ARTICLE[role]}?`}
        description={
          isMe
            ? 'This page closes to you at once. Another administrator can give it back.'
            : `${MAY[role]} They are told.${role !== 'member' && !detail.hasSecondStep ? ' They set up a second step before the role opens.' : ''}`
        }
        confirmLabel="Change role"
        pending={change.isPending}
        onConfirm={() => change.mutate({ params: { personId: detail.person.id }, body: { role } })}
      />
    </Card>
  );
}

const WITH_ARTICLE: Record<Role, string> = {
  member: 'a member',
  moderator: 'a moderator',
  admin: 'an administrator',
};
