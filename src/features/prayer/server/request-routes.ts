import { circleIdsOf } from '#features/circle/server/for-other-features.ts';
import { standingIn } from '#features/groups/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import {
  createEncouragement,
  deleteEncouragement,
  listEncouragements,
  updateEncouragement,
} from '../encouragements.contract.ts';
import {
  getAudiences,
  getPrayerOverview,
  listAnswered,
  listGroupRequests,
  listWaiting,
  markPrayed,
  putOff,
  unmarkPrayed,
} from '../prayer.contract.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  getRequest,
  listMyRequests,
  putHelpAway,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';
import { answer } from './answer-request.ts';
import { findAnswered } from './answered-store.ts';
import { askForPrayer } from './ask-for-prayer.ts';
import { audiencesFor } from './audiences.ts';
import { changeRequest, deleteRequestOf, setState } from './change-request.ts';
import { changeEncouragement, encourage, removeEncouragement } from './encourage.ts';
import { encouragementsUnder } from './encouragement-store.ts';
import { findOpenInGroup } from './group-requests-store.ts';
import { countWaiting, findWaiting, mergedByPlace } from './list-waiting.ts';
import { hasAnything } from './overview-store.ts';
import { prayFor, putOffRequest, takeBackPrayer } from './pray-for-request.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { presentEncouragements } from './present-encouragements.ts';
import { readRequest, readRequests } from './present-requests.ts';
import { putAway } from './put-help-away.ts';
import { readingOf } from './reading.ts';
import { findOwnRequests } from './request-store.ts';
import { noSuchGroup, noSuchRequest } from './request-words.ts';
import type { Placed } from './waiting-store.ts';

/** Requests for prayer and what stands under them (docs/product.md, Prayer). What is read is judged by the policy. */
export function requestRoutes(endpoints: Endpoints, deps: PrayerDeps): void {
  const { db, clock } = deps;
  const placeOf = ({ place, id }: Placed) => ({ at: Number(place), id });
  const idsOf = (rows: readonly Placed[]) => rows.map(({ id }) => id);

  endpoints.handle(getPrayerOverview, async ({ caller }) => {
    const reading = await readingOf(db, caller, clock.now());
    const { waiting, isMore } = await countWaiting(db, reading);
    const isQuiet = waiting === 0 && !(await hasAnything(db, caller.id));
    return { waiting, isMore, isQuiet };
  });

  endpoints.handle(listWaiting, async ({ query, caller, request, reply }) => {
    const reading = await readingOf(db, caller, clock.now());
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findWaiting(db, reading, wanted),
      placeOf,
    );
    return readRequests(db, reading, idsOf(rows));
  });

  endpoints.handle(listGroupRequests, async ({ params: { groupId }, query, caller, request, reply }) => {
    const reading = await readingOf(db, caller, clock.now());
    if (!(await standingIn(db, groupId, caller.id))) throw noSuchGroup();
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findOpenInGroup(db, { reading: { id: reading.id, now: reading.now }, groupId, ...wanted }),
      placeOf,
    );
    return readRequests(db, reading, idsOf(rows));
  });

  endpoints.handle(getAudiences, async ({ caller }) => {
    const reading = await readingOf(db, caller, clock.now());
    return audiencesFor(db, reading, await circleIdsOf(db, caller.id));
  });

  endpoints.handle(listMyRequests, async ({ query, caller, request, reply }) => {
    const reading = await readingOf(db, caller, clock.now());
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findOwnRequests(db, reading, { state: query.state, ...wanted }),
      placeOf,
    );
    return readRequests(db, reading, idsOf(rows));
  });

  endpoints.handle(listAnswered, async ({ query, caller, request, reply }) => {
    const reading = await readingOf(db, caller, clock.now());
    const rows = await pageOf(
      { request, reply, query },
      async (wanted) =>
        query.whose === 'mine'
          ? findOwnRequests(db, reading, { state: 'answered', ...wanted })
          : mergedByPlace(await findAnswered(db, reading, wanted), wanted.limit),
      placeOf,
    );
    return readRequests(db, reading, idsOf(rows));
  });

  endpoints.handle(getRequest, async ({ params, caller }) => {
    const found = await readRequest(db, await readingOf(db, caller, clock.now()), params.requestId);
    if (!found) throw noSuchRequest();
    return found;
  });

  endpoints.handle(createRequest, ({ body, caller, idempotency }) =>
    askForPrayer(deps, caller, body, idempotency),
  );
  endpoints.handle(updateRequest, ({ params, body, caller }) =>
    changeRequest(deps, caller, params.requestId, body),
  );
  endpoints.handle(deleteRequest, ({ params, caller }) => deleteRequestOf(deps, caller, params.requestId));
  endpoints.handle(markPrayed, ({ params, caller }) => prayFor(deps, caller, params.requestId));
  endpoints.handle(unmarkPrayed, ({ params, caller }) => takeBackPrayer(deps, caller, params.requestId));
  endpoints.handle(putOff, ({ params, caller }) => putOffRequest(deps, caller, params.requestId));
  endpoints.handle(answerRequest, ({ params, body, caller }) => answer(deps, caller, params.requestId, body));
  endpoints.handle(putHelpAway, ({ params, caller }) => putAway(deps, caller, params.requestId));
  endpoints.handle(setRequestState, ({ params, body, caller }) =>
    setState(deps, caller, params.requestId, body.state),
  );

  endpoints.handle(listEncouragements, async ({ params, query, caller, request, reply }) => {
    const reading = await readingOf(db, caller, clock.now());
    if (!(await readRequest(db, reading, params.requestId))) throw noSuchRequest();
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => encouragementsUnder(db, reading, { requestId: params.requestId, ...wanted }).execute(),
      (row) => ({ at: row.created_at, id: row.id }),
    );
    return presentEncouragements(db, reading, rows);
  });

  endpoints.handle(createEncouragement, ({ params, body, caller, idempotency }) =>
    encourage(deps, caller, params.requestId, body, idempotency),
  );
  endpoints.handle(updateEncouragement, ({ params, body, caller }) =>
    changeEncouragement(deps, caller, params.encouragementId, body),
  );
  endpoints.handle(deleteEncouragement, ({ params, caller }) =>
    removeEncouragement(deps, caller, params.encouragementId),
  );
}
