import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { deletePlan, type WholePlan } from '../../plans.contract.ts';
import { planDeleted } from '../plan-changes.ts';
import { useSetPlanState } from '../use-change-plan.ts';
import { GroupDialog } from './group-dialog.tsx';

/** What else can be done with a plan: let it stand still, read it with a group, let it go. */
export function PlanMenu({ plan, today }: { plan: WholePlan; today: string }) {
  const [asked, setAsked] = useState<'group' | 'let-go' | null>(null);
  const [, navigate] = useLocation();
  const state = useSetPlanState();
  const letGo = useEndpointMutation(deletePlan, {
    changes: planDeleted,
    onSuccess: () => navigate('/plans', { replace: true }),
    onError: (error) => failureToast('Still Here', error),
  });
  const params = { planId: plan.id };
  return (
    <>
      <DropdownMenu trigger={<IconButton label="More" icon={<DotsThreeIcon size={26} aria-hidden />} />}>
        {plan.state === 'active' && (
          <MenuItem onSelect={() => state.mutate({ params, body: { state: 'paused' } })}>
            Let it stand still
          </MenuItem>
        )}
        <MenuItem onSelect={() => setAsked('group')}>Read it with a group</MenuItem>
        {plan.state !== 'finished' && <MenuItem onSelect={() => setAsked('let-go')}>Let it go</MenuItem>}
      </DropdownMenu>
      {asked === 'group' && (
        <GroupDialog plan={plan.all} name={plan.name} today={today} onClose={() => setAsked(null)} />
      )}
      {asked === 'let-go' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title="Let this plan go?"
          description="Its days and ticks go with it. The chapters stay read in your Bible."
          confirmLabel="Let it go"
          pending={letGo.isPending}
          onConfirm={() => letGo.mutate({ params })}
        />
      )}
    </>
  );
}
