import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getDatePoll, listDatePolls } from '../date-polls.contract.ts';

export function datePollQuery(pollId: string) {
  return endpointQuery(getDatePoll, { params: { pollId } });
}

/** @param groupId of one group; absent: of all my groups */
export function datePollsQuery(groupId?: string) {
  return endpointQuery(listDatePolls, { query: groupId === undefined ? {} : { groupId } });
}
