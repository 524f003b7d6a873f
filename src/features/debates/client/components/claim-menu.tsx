import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { withdrawClaim } from '../../claims.contract.ts';
import type { Claim } from '../../debates.contract.ts';
import { editedClaim } from '../claim-edit.ts';
import { claimWithdrawn } from '../debate-changes.ts';
import { claimPath, positionPath } from '../debates-address.ts';
import { EditClaimDialog } from './edit-claim-dialog.tsx';

/** What else can be done with a claim: its author changes it or takes it back, others report it. */
export function ClaimMenu({ claim, onNeedsHelp }: { claim: Claim; onNeedsHelp: () => void }) {
  const [open, setOpen] = useState<'edit' | 'withdraw' | 'report' | null>(null);
  const { id, can, author, isMine } = claim;
  if (!can.edit && !can.withdraw && !can.report) return null;
  const close = () => setOpen(null);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={isMine ? 'Change it or take it back' : 'More about this claim'}
            className="-me-2.5 shrink-0 text-ink-soft"
            icon={<DotsThreeIcon size={24} aria-hidden />}
          />
        }
      >
        {can.edit && <MenuItem onSelect={() => setOpen('edit')}>Change it</MenuItem>}
        {can.withdraw && (
          <MenuItem className="text-clay" onSelect={() => setOpen('withdraw')}>
            Take it back
          </MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'edit' && <EditClaimDialog {...{ claim, onNeedsHelp }} onClose={close} />}
      {open === 'withdraw' && <WithdrawClaim claim={claim} onClose={close} />}
      <Report
        reported={{ kind: 'debate-claim', wordsId: id, about: author?.name ?? null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}

function WithdrawClaim({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const { id, week, position, path } = claim;
  const above = path.at(-1)?.id ?? null;
  const withdraw = useEndpointMutation(withdrawClaim, {
    changes: claimWithdrawn,
    onSuccess: () => {
      onClose();
      // What was changed of it and not saved is gone with it.
      if (user) void localDrafts.erase(user.id, { name: editedClaim(id).name });
      navigate(above === null ? positionPath(week, position.key) : claimPath(above), { replace: true });
    },
    onError: (error) => failureToast('It is still there', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Take it back?"
      description="Your words go for good. What others said under them stays, under ‘Withdrawn’."
      confirmLabel="Take it back"
      destructive
      pending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { claimId: id } })}
    />
  );
}
