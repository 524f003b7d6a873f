import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getQuests, settleQuests } from '../quests.contract.ts';
import type { QuestsDeps } from './person-facts.ts';
import { presentQuests } from './present-quests.ts';
import { questsNow } from './quests-now.ts';
import { settle } from './settle-quests.ts';

/** Somebody's own quests (docs/product.md, Quests). Every query is limited to the caller. */
export function questsRoutes(endpoints: Endpoints, deps: QuestsDeps): void {
  endpoints.handle(getQuests, async ({ caller }) =>
    presentQuests(await questsNow(deps.db, deps, caller, deps.clock.now())),
  );
  endpoints.handle(settleQuests, ({ caller }) => settle(deps, caller));
}
