import type { AppError } from '#contract/errors.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import { restsAt } from '#features/rhythm/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import {
  getMilestones,
  getMilestonesOfPerson,
  noteMilestones,
  setMilestonesOnCard,
  type Wall,
} from '../milestones.contract.ts';
import { canSeeMilestones } from '../milestones.policy.ts';
import { factsWaitedFor, newlyReached } from '../milestones.rules.ts';
import { findFacts } from './find-facts.ts';
import { createReached, findReached, onCardOf, putOnCard } from './milestone-store.ts';

/** Somebody's own wall, and what they show of it (docs/product.md, Milestones). */
export function milestonesRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(getMilestones, ({ caller }) => readWall(db, caller, clock.now()));

  endpoints.handle(noteMilestones, ({ caller }) => {
    const now = clock.now();
    return inUserTransaction(db, caller.id, async (tx) => {
      const before = new Set((await findReached(tx, caller.id)).map(({ id }) => id));
      const facts = await findFacts({ db: tx, userId: caller.id, now }, factsWaitedFor(before));
      const ids = newlyReached(facts, before).map(({ id }) => id);
      const fresh = new Set(await createReached(tx, { userId: caller.id, ids, now }));
      return {
        reached: ids.filter((id) => fresh.has(id)).map((id) => ({ id, reachedAt: now })),
        isResting: await restsAt(tx, caller, now),
      };
    });
  });

  endpoints.handle(setMilestonesOnCard, async ({ body: { ids }, caller }) => {
    await inUserTransaction(db, caller.id, async (tx) => {
      const mine = new Set((await findReached(tx, caller.id)).map(({ id }) => id));
      if (!ids.every((id) => mine.has(id))) throw notYours();
      await putOnCard(tx, caller.id, ids);
    });
    return readWall(db, caller, clock.now());
  });

  endpoints.handle(getMilestonesOfPerson, async ({ params: { personId }, caller }) => {
    const person = (await publicPeople(db, caller.id, [personId], clock.now())).get(personId);
    // Who may not be seen shows nothing, as somebody who chose nothing: the answer tells the two apart no more than the card does.
    if (!person || !canSeeMilestones(person)) return { onCard: [] };
    return { onCard: onCardOf(await findReached(db, personId)) };
  });
}

async function readWall(db: DbOrTx, caller: Caller, now: number): Promise<Wall> {
  const reached = await findReached(db, caller.id);
  const waitedFor = factsWaitedFor(new Set(reached.map(({ id }) => id)));
  return {
    reached: reached.map(({ id, reachedAt }) => ({ id, reachedAt })),
    facts: await findFacts({ db, userId: caller.id, now }, waitedFor),
    onCard: onCardOf(reached),
    isResting: await restsAt(db, caller, now),
  };
}

function notYours(): AppError {
  return invalidField('ids', 'Choose among the milestones that are on your wall.');
}
