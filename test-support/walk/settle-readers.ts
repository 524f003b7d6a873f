import { circleOf, type Facts, peopleIn, readFacts } from './facts.ts';
import type { World } from './world.ts';

interface Shared {
  audience_kind: string;
  audience_id: string | null;
}

/**
 * Whoever a request without a name, and what came of it, are shown to after a call of its author: those who were in the circle or group
 * before or after the call. While the same are asked, or told, they stay the same.
 */
export async function settleReaders(world: World, requestId: string): Promise<void> {
  const [before, after] = [world.facts, await readFacts(world.app.db)];
  const [was, is] = [before, after].map(({ requests }) => requests.find(({ id }) => id === requestId));
  const [wasTold, isTold] = [before, after].map(({ testimonies }) =>
    testimonies.find(({ request_id }) => request_id === requestId),
  );
  if (!is) return;
  const there = (shared: Shared) => [before, after].flatMap((facts) => peopleOf(shared, is.user_id, facts));
  const [chosen, told] = [world.chosen.get(requestId) ?? [], world.told.get(requestId) ?? []];
  const isMoved = !was || !isSame(was, is);
  if (world.isAtOnce) {
    world.chosen.set(requestId, new Set([...chosen, ...there(is)]));
    world.told.set(requestId, new Set([...told, ...chosen, ...(isTold ? there(isTold) : [])]));
    return;
  }
  if (isMoved) world.chosen.set(requestId, new Set(there(is)));
  if (was?.shown_as === 'anonymous' && wasTold && isTold && isSame(wasTold, isTold)) {
    if (isMoved && isSame(wasTold, was)) world.told.set(requestId, new Set([...told, ...chosen]));
  } else world.told.set(requestId, new Set(isTold && !isSame(isTold, is) ? there(isTold) : []));
}

/** Whether it is for the same people. */
export function isSame(a: Shared, b: Shared): boolean {
  return a.audience_kind === b.audience_kind && a.audience_id === b.audience_id;
}

function peopleOf(shared: Shared, authorId: string, facts: Facts): string[] {
  if (shared.audience_kind === 'group') return peopleIn(facts, shared.audience_id);
  return shared.audience_kind === 'circle' ? circleOf(facts, authorId) : [];
}
