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
import type { ModerationDeps } from './moderation-deps.ts';
import { maySeeAuthor } from './present-cases.ts';

/** Actions as moderators see them. */
export async function presentActions(
  deps: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  actions: readonly ReadAction[],
  { viewer, now }: { viewer: Person; now: number },
): Promise<ModerationAction[]> {
  const people = await peopleForModerators(
    db,
    actions.flatMap(({ moderator_id }) => moderator_id ?? []),
  );
  const authors = new Map<string, UserTable | undefined>();
  for (const id of new Set(actions.flatMap(({ author_id }) => author_id ?? []))) {
    authors.set(id, await findUserById(db, id));
  }
  return Promise.all(
    actions.map(async (action) => {
      const author = authors.get(action.author_id ?? '') ?? null;
      const mayLift = isLiftable(action, now) && (await seemsLiftable(deps, db, action, { viewer, author }));
      return presentAction(action, people, mayLift);
    }),
  );
}

/**
 * Whether the author is somebody whose words the viewer moderates, as far as the viewer may know who that is: until somebody asks who
 * wrote anonymously, it looks as it does of any member, and whoever tries it is refused (`TellsWhoWrote`).
 */
async function seemsLiftable(
  deps: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  action: ReadAction,
  { viewer, author }: { viewer: Person; author: Person | null },
): Promise<boolean> {
  if (canModerate(viewer, author)) return true;
  return viewer.id !== author?.id && !(await maySeeAuthor(deps, db, action.case_id, viewer.id));
}

function presentAction(
  action: ReadAction,
  people: ReadonlyMap<string, PublicPerson>,
  mayLift: boolean,
): ModerationAction {
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
    mayLift,
  };
}
