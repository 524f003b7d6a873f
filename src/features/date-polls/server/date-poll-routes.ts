import type { GatheringsDeps } from '#features/gatherings/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import {
  addDate,
  answerDate,
  createDatePoll,
  decideDate,
  deleteDatePoll,
  getDatePoll,
  listDatePolls,
  removeDate,
} from '../date-polls.contract.ts';
import { addOneDate, answerOneDate, decideOnDate, endDatePoll, removeOneDate } from './keep-date-poll.ts';
import { makeDatePoll } from './make-date-poll.ts';
import { findOpenDatePolls } from './open-date-polls.ts';
import { presentCards, readDatePoll } from './present-date-polls.ts';
import { noSuchDatePoll } from './refusals.ts';

/** Groups look for a date (docs/product.md, Events). */
export function datePollRoutes(endpoints: Endpoints, deps: GatheringsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listDatePolls, async ({ query, caller }) => {
    const reader = { id: caller.id, now: clock.now() };
    return presentCards(db, reader, await findOpenDatePolls(db, reader, query.groupId));
  });
  endpoints.handle(getDatePoll, async ({ params, caller }) => {
    const poll = await readDatePoll(db, { id: caller.id, now: clock.now() }, params.pollId);
    if (!poll) throw noSuchDatePoll();
    return poll;
  });
  endpoints.handle(createDatePoll, ({ body, caller, idempotency }) =>
    makeDatePoll(deps, caller, body, idempotency),
  );
  endpoints.handle(answerDate, ({ params, body, caller }) =>
    answerOneDate(deps, caller, params, body.answer),
  );
  endpoints.handle(addDate, ({ params, body, caller }) =>
    addOneDate(deps, caller, params.pollId, body.startsAt),
  );
  endpoints.handle(removeDate, ({ params, caller }) => removeOneDate(deps, caller, params));
  endpoints.handle(decideDate, ({ params, body, caller }) => decideOnDate(deps, caller, params.pollId, body));
  endpoints.handle(deleteDatePoll, ({ params, caller }) => endDatePoll(deps, caller, params.pollId));
}
