import type { Role } from '#contract/access.policy.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { canDecideOnParkedWork } from '../operations.policy.ts';

const loadParkedWork = () => import('./components/parked-work.tsx');

/**
 * The settings' card of work that was given up: for administrators, whose browsers alone fetch its script. Without a second
 * step the server would refuse them, so the card leads to where it is set up. `hasSecondStep` is undefined until it is known.
 */
export function WaitingForYou({
  user,
  hasSecondStep,
}: {
  user: { role: Role };
  hasSecondStep: boolean | undefined;
}) {
  const card = useChunk(loadParkedWork, canDecideOnParkedWork(user) && hasSecondStep !== undefined);
  if (!card) return null;
  return hasSecondStep ? <card.ParkedWork /> : <card.SecondStepFirst />;
}
