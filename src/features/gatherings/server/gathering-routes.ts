import { DAY_MS } from '#contract/durations.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { askWhoCome, getNotAnswered } from '../asking.contract.ts';
import {
  addBringLine,
  answerGathering,
  answerSeries as answerSeriesCall,
  getOthersOfGroup,
  markCame,
  removeBringLine,
  takeBringLine,
} from '../coming.contract.ts';
import { momentOf } from '../gathering-times.rules.ts';
import {
  cancelGathering as cancelGatheringCall,
  createGathering,
  getGathering,
  listGatherings,
  listGatheringsBetween,
  listNextGatherings,
  updateGathering,
} from '../gatherings.contract.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import { answerSeries } from './answer-series.ts';
import { askThoseWithoutAnswer, readNotAnswered } from './ask-who-come.ts';
import { cancelGathering, changeGathering } from './change-gathering.ts';
import { type GatheringReader, readerOf } from './gathering-reader.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { makeGathering } from './make-gathering.ts';
import { markSomebody } from './mark-came.ts';
import { findBetween, findComing, findNext, inPages } from './occurrence-lists-store.ts';
import { readOthersOfGroup } from './others-of-group.ts';
import { readGathering } from './present-gathering.ts';
import { presentCards } from './present-gatherings.ts';
import { noSuchGathering } from './refusals.ts';
import { addLine, answer, removeLine, takeLine } from './take-part.ts';

const SHOWN_NEXT = 3;
/** All of a month but for very few readers. */
const BETWEEN_AT_ONCE = 500;

/** Gatherings of groups and of everyone (docs/product.md, Events). */
export function gatheringRoutes(endpoints: Endpoints, deps: GatheringsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listGatherings, async ({ query, caller, request, reply }) => {
    const reader = await readerOf(db, caller, clock.now());
    const audiences = audiencesAsked(reader, query.groupId);
    const rows = await pageOf(
      { request, reply, query },
      (wanted) =>
        audiences.length === 0 ? Promise.resolve([]) : findComing(db, reader, { audiences, ...wanted }),
      ({ starts_at, id }) => ({ at: starts_at, id }),
    );
    return presentCards(db, reader, rows);
  });

  endpoints.handle(listGatheringsBetween, async ({ query, caller, request, reply }) => {
    const reader = await readerOf(db, caller, clock.now());
    const audiences = audiencesAsked(reader, query.groupId);
    const from = momentOf(`${query.from}T00:00`, query.timezone);
    const before = momentOf(`${query.before}T00:00`, query.timezone);
    if (before - from > (GATHERING_LIMITS.windowDays + 1) * DAY_MS) {
      throw invalidField('before', `Please ask for at most ${GATHERING_LIMITS.windowDays} days.`);
    }
    if (audiences.length === 0) return [];
    const rows = await pageOf(
      { request, reply, query: { limit: BETWEEN_AT_ONCE, cursor: query.cursor } },
      ({ limit, after }) =>
        inPages(limit, (page) => findBetween(db, reader, { audiences, from, before, ...page }), after),
      ({ starts_at, id }) => ({ at: starts_at, id }),
    );
    return presentCards(db, reader, rows);
  });

  endpoints.handle(listNextGatherings, async ({ query, caller }) => {
    const reader = await readerOf(db, caller, clock.now());
    const audiences = audiencesAsked(reader, query.groupId).filter((one) => !reader.archived.includes(one));
    if (audiences.length === 0) return [];
    return presentCards(db, reader, await findNext(db, reader, { audiences, limit: SHOWN_NEXT }));
  });

  endpoints.handle(getGathering, async ({ params, caller }) => {
    const found = await readGathering(db, await readerOf(db, caller, clock.now()), params);
    if (!found) throw noSuchGathering();
    return found;
  });

  endpoints.handle(createGathering, ({ body, caller, idempotency }) =>
    makeGathering(deps, caller, body, idempotency),
  );
  endpoints.handle(updateGathering, ({ params, body, caller }) =>
    changeGathering(deps, caller, params, body),
  );
  endpoints.handle(cancelGatheringCall, ({ params, body, caller }) =>
    cancelGathering(deps, caller, params, body.scope),
  );

  endpoints.handle(answerGathering, ({ params, body, caller }) => answer(deps, caller, params, body.answer));
  endpoints.handle(answerSeriesCall, ({ params, body, caller }) =>
    answerSeries(deps, caller, params, body.answer),
  );
  endpoints.handle(addBringLine, ({ params, body, caller, idempotency }) =>
    addLine(deps, caller, params, body, idempotency),
  );
  endpoints.handle(takeBringLine, ({ params, body, caller }) =>
    takeLine(deps, caller, params, { lineId: params.lineId, isMine: body.isMine }),
  );
  endpoints.handle(removeBringLine, ({ params, caller }) => removeLine(deps, caller, params, params.lineId));
  endpoints.handle(getOthersOfGroup, async ({ params, caller }) =>
    readOthersOfGroup(db, await readerOf(db, caller, clock.now()), params),
  );
  endpoints.handle(markCame, ({ params, body, caller }) => markSomebody(deps, caller, params, body.came));

  endpoints.handle(getNotAnswered, async ({ params, caller }) =>
    readNotAnswered(db, await readerOf(db, caller, clock.now()), params),
  );
  endpoints.handle(askWhoCome, ({ params, caller }) => askThoseWithoutAnswer(deps, caller, params));
}

/** @throws AppError NOT_FOUND for a group that is not theirs */
function audiencesAsked(reader: GatheringReader, groupId: string | undefined): readonly string[] {
  if (groupId === undefined) return reader.audiences;
  if (!reader.audiences.includes(groupId)) throw noSuchGathering();
  return [groupId];
}
