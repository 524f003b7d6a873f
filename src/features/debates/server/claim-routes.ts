import type { Endpoints } from '#platform/server/http/endpoints.ts';
import {
  changeMind,
  createClaim,
  judgeOtherSide,
  listOtherSides,
  markArgued,
  takeStand,
  updateClaim,
  withdrawClaim,
} from '../claims.contract.ts';
import { cite } from '../debates.contract.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import { changeClaim, takeClaimBack } from './change-claim.ts';
import { sayMindChanged } from './change-mind.ts';
import { citationOf } from './citations.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { markClaim } from './honour-claim.ts';
import { judge } from './judge-statement.ts';
import { makeClaim } from './make-claim.ts';
import { readOtherSides } from './other-sides.ts';
import { passageNotFound, readReference } from './read-reference.ts';
import { takeStandIn } from './take-stand.ts';

/** What people hold, say for and against it, and honour in what others say (docs/product.md, Debates). */
export function claimRoutes(endpoints: Endpoints, deps: DebatesDeps): void {
  endpoints.handle(takeStand, ({ params, body, caller }) =>
    takeStandIn(deps, caller, params.week, body.position),
  );
  endpoints.handle(createClaim, ({ params, body, caller, idempotency }) =>
    makeClaim(deps, caller, params.week, body, idempotency),
  );
  endpoints.handle(updateClaim, ({ params, body, caller }) =>
    changeClaim(deps, caller, params.claimId, body),
  );
  endpoints.handle(withdrawClaim, ({ params, caller }) => takeClaimBack(deps, caller, params.claimId));
  endpoints.handle(markArgued, ({ params, body, caller }) =>
    markClaim(deps, caller, params.claimId, body.isArgued),
  );
  endpoints.handle(changeMind, ({ params, body, caller, idempotency }) =>
    sayMindChanged(deps, caller, params.claimId, body, idempotency),
  );
  endpoints.handle(listOtherSides, ({ params, caller }) => readOtherSides(deps, caller, params.week));
  endpoints.handle(judgeOtherSide, ({ params, body, caller }) =>
    judge(deps, caller, params.statementId, body),
  );

  endpoints.handle(cite, async ({ query }) => {
    const read = await readReference(query.reference, DEBATE_LIMITS.citedVerses);
    // Not each of our texts has words for each verse.
    const shown =
      read &&
      ((await citationOf(read.reference, query.translation)) ?? (await citationOf(read.reference, 'WEB')));
    if (!shown) throw passageNotFound('query.reference', DEBATE_LIMITS.citedVerses);
    return shown;
  });
}
