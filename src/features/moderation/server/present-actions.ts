import type { PublicPerson } from '#features/people/people.contract.ts';
import {
  findUserById,
  peopleForModerators,
  type UserTable,
} from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { ModerationAction } from '../moderation.contract.ts';
import { canModerate, type Person } from '../moderation.policy.ts';
import type { ReadAction } from './action-store.ts';
import { isLiftable } from './liftable.ts';

/** Actions as moderators see them. */
export async function presentActions(
  db: DbOrTx,
  viewer: Person,
  actions: readonly ReadAction[],
  now: number,
): Promise<ModerationAction[]> {
  const people = await peopleForModerators(
    db,
    actions.flatMap(({ moderator_id }) => moderator_id ?? []),
  );
  const authors = new Map<string, UserTable | undefined>();
  for (const id of new Set(actions.flatMap(({ author_id }) => author_id ?? []))) {
    authors.set(id, await findUserById(db, id));
  }
  return actions.map((action) =>
    presentAction(action, { viewer, people, author: authors.get(action.author_id ?? '') ?? null, now }),
  );
}

function presentAction(
  action: ReadAction,
  how: { viewer: Person; people: ReadonlyMap<string, PublicPerson>; author: Person | null; now: number },
): ModerationAction {
  const { viewer, people, author, now } = how;
  return {
    id: action.id,
    caseId: action.case_id,
    action: action.action,
    reason: action.reason,
    note: action.note,
    until: action.until,
    createdAt: action.created_at,
    by: people.get(action.moderator_id ?? '') ?? null,
    isUndone: action.isUndone,
    mayLift: isLiftable(action, now) && canModerate(viewer, author),
  };
}
