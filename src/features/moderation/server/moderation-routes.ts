import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { decideCase, liftAction, listActions, undoDecision } from '../decisions.contract.ts';
import {
  claimCase,
  getCase,
  getModerationSummary,
  listCases,
  releaseCase,
  revealAuthor,
} from '../moderation.contract.ts';
import { canSeeCase, type Person } from '../moderation.policy.ts';
import { MODERATION_LIMITS } from '../moderation.rules.ts';
import { findAction, findRecord } from './action-store.ts';
import { countClaimers, countOpenCases, deleteClaim, findCase, queueFor, updateCase } from './case-store.ts';
import { decide, noSuchCase, openCaseOf } from './decide.ts';
import { liftAction as lift } from './lift-action.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { presentActions } from './present-actions.ts';
import { presentCase } from './present-case.ts';
import { findWordsOf, presentCaseItems } from './present-cases.ts';
import { requireClaimable } from './require-decidable.ts';
import { requireModerator } from './require-moderator.ts';
import { writeReveal } from './reveal.ts';
import { tellModerators } from './tell-moderators.ts';
import { undoDecision as undo } from './undo-decision.ts';

/** What moderators see and do (docs/product.md, Moderation). */
export function moderationRoutes(endpoints: Endpoints, deps: ModerationDeps): void {
  const { db, clock } = deps;

  async function readCase(caseId: string, moderator: Person) {
    const row = await findCase(db, caseId);
    if (!row || !canSeeCase(moderator, { authorId: row.author_id })) throw noSuchCase();
    return presentCase(deps, db, row, { moderator, now: clock.now() });
  }

  endpoints.handle(getModerationSummary, async ({ caller }) => ({
    ...(await countOpenCases(db, caller.id)),
    here: await countClaimers(db, clock.now()),
  }));

  endpoints.handle(listCases, ({ query, caller, request, reply }) =>
    pageOf(
      { request, reply, query },
      async (wanted) => {
        const rows = await queueFor(db, { moderatorId: caller.id, ...wanted }).execute();
        const found = await Promise.all(rows.map((row) => findWordsOf(deps, db, row, caller.id)));
        const items = await presentCaseItems(deps, db, found, { moderatorId: caller.id, now: clock.now() });
        return items.map((item, i) => ({ item, rank: rows[i]!.rank }));
      },
      ({ item, rank }) => ({ at: rank, id: item.id }),
    ).then((page) => page.map(({ item }) => item)),
  );

  endpoints.handle(getCase, ({ params, caller }) => readCase(params.caseId, caller));

  endpoints.handle(claimCase, ({ params, caller }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await holdPeople(tx, [caller.id]);
      const moderator = await requireModerator(tx, caller.id, now);
      const one = await openCaseOf(tx, { moderator, caseId: params.caseId, now });
      await requireClaimable(deps, tx, one, { moderator, now });
      const until = now + MODERATION_LIMITS.claimMs;
      await updateCase(tx, one.id, { claimed_by: caller.id, claimed_until: until });
      if (one.claimed_by !== caller.id || (one.claimed_until ?? 0) <= now) await tellModerators(tx, one, now);
      return { until };
    }),
  );

  endpoints.handle(releaseCase, ({ params, caller }) =>
    inTransaction(db, async (tx) => {
      const released = await deleteClaim(tx, params.caseId, caller.id);
      if (released) await tellModerators(tx, released, clock.now());
    }),
  );

  endpoints.handle(revealAuthor, async ({ params, caller }) => {
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await holdPeople(tx, [caller.id]);
      const moderator = await requireModerator(tx, caller.id, now);
      const one = await openCaseOf(tx, { moderator, caseId: params.caseId, now });
      await writeReveal(tx, one, caller.id, now);
    });
    return readCase(params.caseId, caller);
  });

  endpoints.handle(decideCase, async ({ params, body, caller, idempotency }) => {
    const { caseId } = params;
    const { seen, ...wanted } = body;
    const { id, undoUntil } = await decide(deps, { caller, caseId, wanted, seen, idempotency });
    return { decisionId: id, undoUntil, case: await readCase(caseId, caller) };
  });

  endpoints.handle(undoDecision, async ({ params, caller }) =>
    readCase(await undo(deps, { caller, decisionId: params.decisionId }), caller),
  );

  endpoints.handle(liftAction, async ({ params, body, caller }) => {
    const id = await lift(deps, { caller, actionId: params.actionId, ...body });
    return (
      await presentActions(deps, db, [(await findAction(db, id))!], { viewer: caller, now: clock.now() })
    )[0]!;
  });

  endpoints.handle(listActions, async ({ query, caller, request, reply }) => {
    const actions = await pageOf(
      { request, reply, query },
      (wanted) => findRecord(db, wanted),
      ({ created_at, id }) => ({ at: created_at, id }),
    );
    return presentActions(deps, db, actions, { viewer: caller, now: clock.now() });
  });
}
