import { FIRST_PAGE } from '#contract/first-page.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { findGroups, getGroup, listMyGroups } from '../groups.contract.ts';
import type { GroupTopic } from '../groups.rules.ts';
import { getGroupByLink, listAsking, listGroupLinks } from '../joining.contract.ts';
import { listGroupActs, listGroupMembers } from '../members.contract.ts';
import { getGroupPlan } from '../plan.contract.ts';

/** What somebody looks for among the groups; what is absent narrows nothing. */
export interface GroupSearch {
  q?: string;
  topic?: GroupTopic;
  language?: string;
}

export const myGroupsQuery = endpointQuery(listMyGroups);

export function foundGroupsQuery(search: GroupSearch) {
  return endpointPages(findGroups, { query: { ...search, ...FIRST_PAGE } });
}

export function groupQuery(groupId: string) {
  return endpointQuery(getGroup, { params: { groupId } });
}

export function groupByLinkQuery(token: string) {
  return endpointQuery(getGroupByLink, { params: { token } });
}

export function groupMembersQuery(groupId: string) {
  return endpointPages(listGroupMembers, { params: { groupId }, query: FIRST_PAGE });
}

export function askingQuery(groupId: string) {
  return endpointPages(listAsking, { params: { groupId }, query: {} });
}

export function groupLinksQuery(groupId: string) {
  return endpointQuery(listGroupLinks, { params: { groupId } });
}

export function groupPlanQuery(groupId: string) {
  return endpointQuery(getGroupPlan, { params: { groupId } });
}

export function groupActsQuery(groupId: string) {
  return endpointPages(listGroupActs, { params: { groupId }, query: {} });
}
