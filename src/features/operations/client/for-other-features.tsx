import type { Role } from '#contract/access.policy.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { canDecideOnParkedWork } from '../operations.policy.ts';

const loadParkedWork = () => import('./components/parked-work.tsx');

/** The settings' card of work that was given up: for administrators, whose browsers alone fetch its script. */
export function WaitingForYou({ user }: { user: { role: Role } }) {
  const card = useChunk(loadParkedWork, canDecideOnParkedWork(user));
  return card && <card.ParkedWork />;
}
