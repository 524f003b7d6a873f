import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { listMyGroups } from '../groups.contract.ts';
import {
  type addToPlan,
  type GroupPlan,
  getGroupPassage,
  getGroupPlan,
  type removePassage,
  type updatePassage,
} from '../plan.contract.ts';

/** The plan as the server now has it; what is read now in my groups, and a passage that changed, are fetched again. */
function keepPlan(cache: CachedAnswers, groupId: string, plan: GroupPlan): void {
  cache.set(getGroupPlan, (known, { params }) => (params['groupId'] === groupId ? plan : known));
  cache.set(listMyGroups, () => undefined);
}

export const addedToPlan: Changes<typeof addToPlan> = (cache, plan, { params }) =>
  keepPlan(cache, params.groupId, plan);

export const passageUpdated: Changes<typeof updatePassage> = (cache, plan, { params, body }) => {
  keepPlan(cache, params.groupId, plan);
  const moved = new Set(body?.andFollowing ? plan.passages.map(({ id }) => id) : [params.passageId]);
  cache.set(getGroupPassage, (known) => (moved.has(known.id) ? undefined : known));
};

/** Which one is read now without it, the server says. */
export const passageRemoved: Changes<typeof removePassage> = (cache, _, { params }) => {
  cache.set(getGroupPlan, (known, of) => (of.params['groupId'] === params.groupId ? undefined : known));
  cache.set(listMyGroups, () => undefined);
};
