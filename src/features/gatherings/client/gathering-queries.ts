import { FIRST_PAGE } from '#contract/first-page.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getNotAnswered } from '../asking.contract.ts';
import { getMyCalendar } from '../calendar.contract.ts';
import { getOthersOfGroup } from '../coming.contract.ts';
import {
  getGathering,
  listGatherings,
  listGatheringsBetween,
  listNextGatherings,
} from '../gatherings.contract.ts';

/** @param groupId of one group; absent: of all my groups and of everyone */
const ofGroup = (groupId: string | undefined) => (groupId === undefined ? {} : { groupId });

export function gatheringsQuery(groupId?: string) {
  return endpointPages(listGatherings, { query: { ...ofGroup(groupId), ...FIRST_PAGE } });
}

/** Days are the reader's own, half-open. */
export function gatheringsBetweenQuery(
  days: { from: string; before: string },
  timezone: string,
  groupId?: string,
) {
  return endpointPages(listGatheringsBetween, { query: { ...days, timezone, ...ofGroup(groupId) } });
}

export function nextGatheringsQuery(groupId?: string) {
  return endpointQuery(listNextGatherings, { query: ofGroup(groupId) });
}

export function gatheringQuery(gatheringId: string, start: string) {
  return endpointQuery(getGathering, { params: { gatheringId, start } });
}

/** Anew whenever it is looked at: who comes into a group or leaves it is not said to the pages of its events. */
export function notAnsweredQuery(gatheringId: string, start: string) {
  const query = endpointQuery(getNotAnswered, { params: { gatheringId, start } });
  return { ...query, refetchOnMount: 'always' as const };
}

/** Anew whenever it is opened, for the same reason. */
export function othersOfGroupQuery(gatheringId: string, start: string) {
  const query = endpointQuery(getOthersOfGroup, { params: { gatheringId, start } });
  return { ...query, refetchOnMount: 'always' as const };
}

export const myCalendarQuery = endpointQuery(getMyCalendar);
