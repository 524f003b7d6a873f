import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Progress } from '#ui/progress.tsx';
import type { MyPlan } from '../../plans.contract.ts';

/** How far a plan is read, as a beam of light. In secret mode nobody sees it over a shoulder. */
export function PlanBeam({ plan }: { plan: Pick<MyPlan, 'places' | 'read'> }) {
  if (useIsSecret()) return null;
  return (
    <Progress
      percentage={(plan.read / plan.places) * 100}
      label="What is read"
      valueText={`${plan.read} of ${plan.places} readings`}
      tone="light"
      size="sm"
    />
  );
}
