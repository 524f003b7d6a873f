import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { causedBy, deleteSessions, noteSecurityEvent } from '#features/accounts/server/for-other-features.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import { keepAct } from '#features/operations/server/for-other-features.ts';
import { findUserById, requireRoleNow } from '#features/people/server/for-other-features.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import {
  changeRole,
  endSessions,
  listPeople,
  type PersonDetail,
  readPerson,
} from '../administration.contract.ts';
import { canEndSessions } from '../administration.policy.ts';
import { FOUND_AT_MOST } from '../administration.rules.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { findNewest, searchPeople } from './find-people-store.ts';
import { giveRole } from './give-role.ts';
import { presentDetail, presentRows } from './present-people.ts';

/** Who is here, what they may do, and signing them out (docs/product.md, Administration). */
export function peopleRoutes(endpoints: Endpoints, deps: AdministrationDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listPeople, async ({ query, request, reply }) => {
    if (query.q !== undefined) return presentRows(deps, await searchPeople(db, query.q, FOUND_AT_MOST));
    const page = await pageOf(
      { request, reply, query },
      async ({ limit, after }) =>
        (await findNewest(db, query.who, { limit, after: after?.id ?? null }, clock.now())).map((id) => ({
          id,
        })),
      // The id alone is the place.
      ({ id }) => ({ at: 0, id }),
    );
    return presentRows(
      deps,
      page.map(({ id }) => id),
    );
  });

  endpoints.handle(readPerson, async ({ params }) => detailOf(deps, params.personId));

  endpoints.handle(changeRole, async ({ params, body, caller, request }) => {
    await giveRole(deps, {
      callerId: caller.id,
      personId: params.personId,
      role: body.role,
      cause: causedBy(request),
    });
    return detailOf(deps, params.personId);
  });

  endpoints.handle(endSessions, async ({ params, caller, request }) => {
    await signOutEverywhere(deps, { caller, personId: params.personId, request });
    return detailOf(deps, params.personId);
  });
}

async function signOutEverywhere(
  { db, clock }: AdministrationDeps,
  { caller, personId, request }: { caller: Caller; personId: string; request: FastifyRequest },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of [caller.id, personId].toSorted()) await lockUser(tx, id);
    const now = clock.now();
    const actor = await requireRoleNow(tx, caller, 'admin', now);
    if (!canEndSessions(actor, { id: personId })) {
      throw new AppError('FORBIDDEN', 'Your own devices are in your settings.');
    }
    if (!(await findUserById(tx, personId))) throw nobody();
    await deleteSessions(tx, personId);
    // Not the administrator's device: the person would take it for a stranger's.
    const cause = { ...causedBy(request), device: null };
    await noteSecurityEvent(tx, { kind: 'sessions-ended', userId: personId, cause }, now);
    await keepAct(tx, { actorId: actor.id, kind: 'sessions-ended', personId, detail: null }, now);
    await notify(tx, [{ userId: personId, kind: 'signed-out', subjectId: personId, actorId: null }], now);
  });
}

async function detailOf(deps: AdministrationDeps, personId: string): Promise<PersonDetail> {
  const detail = await presentDetail(deps, personId);
  if (!detail) throw nobody();
  return detail;
}

export function nobody(): AppError {
  return new AppError('NOT_FOUND', 'There is nobody here with this id.');
}
