import { allStandingsOf } from '#features/groups/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
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
import { standingToDatePoll } from '../date-polls.policy.ts';
import { openDatePolls } from './date-poll-store.ts';
import type { DatePollsDeps } from './date-polls-deps.ts';
import { addOneDate, answerOneDate, decideOnDate, endDatePoll, removeOneDate } from './keep-date-poll.ts';
import { makeDatePoll } from './make-date-poll.ts';
import { presentCards, readDatePoll } from './present-date-polls.ts';
import { noSuchDatePoll } from './refusals.ts';

const LISTED_MOST = 20;

/** Groups look for a date (docs/product.md, Events). */
export function datePollRoutes(endpoints: Endpoints, deps: DatePollsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(listDatePolls, async ({ query, caller }) => {
    const reader = { id: caller.id, now: clock.now() };
    return presentCards(db, reader, await openFor(db, reader, query.groupId));
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

/** Open polls of the groups that somebody is in, or of one of them. @throws AppError NOT_FOUND for a group that is not theirs */
async function openFor(db: DbOrTx, { id, now }: { id: string; now: number }, groupId: string | undefined) {
  const groups = await allStandingsOf(db, id);
  if (groupId !== undefined && !groups.has(groupId)) throw noSuchDatePoll();
  const groupIds = (groupId === undefined ? [...groups.keys()] : [groupId]).filter(
    (one) => !groups.get(one)!.isArchived,
  );
  if (groupIds.length === 0) return [];
  const hostedIds = groupIds.filter((one) => standingToDatePoll(groups.get(one)!.role) === 'host');
  return openDatePolls(db, { groupIds, hostedIds, now, limit: LISTED_MOST }).execute();
}
