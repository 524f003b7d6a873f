import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { createReport } from '../moderation.contract.ts';
import { MODERATION_LIMITS } from '../moderation.rules.ts';
import { createAppeal, getMyStanding, getMyWords, listMyWords } from '../my-words.contract.ts';
import { findCaseOfBan, findLimitEnd } from './action-store.ts';
import { appeal } from './appeal.ts';
import { casesToldTo } from './case-store.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { presentMyWords, readMyWords } from './my-words.ts';
import { reportWords } from './report-words.ts';
import { trustLevel } from './trust.ts';

/** What everybody can do: report, and read what was done about their own words. */
export function authorsRoutes(endpoints: Endpoints, deps: ModerationDeps): void {
  const { db, clock } = deps;

  endpoints.handle(createReport, ({ body, caller, request, idempotency }) =>
    reportWords(deps, { caller, ...body, address: request.ip, idempotency }),
  );

  endpoints.handle(listMyWords, async ({ query, caller, request, reply }) => {
    const now = clock.now();
    const told = { authorId: caller.id, toldBefore: now - MODERATION_LIMITS.undoMs };
    const cases = await pageOf(
      { request, reply, query },
      (wanted) => casesToldTo(db, { ...told, ...wanted }).execute(),
      ({ opened_at, id }) => ({ at: opened_at, id }),
    );
    return Promise.all(cases.map((row) => presentMyWords(deps, db, row, now)));
  });

  endpoints.handle(getMyWords, ({ params, caller }) =>
    readMyWords(deps, db, { caseId: params.caseId, userId: caller.id, now: clock.now() }),
  );

  endpoints.handle(createAppeal, async ({ params, body, caller, idempotency }) => {
    const { actionId } = params;
    const caseId = await appeal(deps, { caller, actionId, text: body.text, idempotency });
    return readMyWords(deps, db, { caseId, userId: caller.id, now: clock.now() });
  });

  endpoints.handle(getMyStanding, ({ caller }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      return {
        mutedUntil: await findLimitEnd(tx, caller.id, 'mute', now),
        bannedUntil: caller.bannedUntil,
        bannedInCase: await findCaseOfBan(tx, caller.id, { decidedBy: now - MODERATION_LIMITS.undoMs, now }),
        trustLevel: (await trustLevel(tx, caller.id, now)).level,
      };
    }),
  );
}
