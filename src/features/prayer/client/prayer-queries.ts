import { FIRST_PAGE } from '#contract/first-page.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { listEncouragements } from '../encouragements.contract.ts';
import {
  getAudiences,
  getPrayerOverview,
  listAnswered,
  listGroupRequests,
  listWaiting,
} from '../prayer.contract.ts';
import { getPrayerList, listThanks } from '../prayer-list.contract.ts';
import { getRequest, listMyRequests } from '../requests.contract.ts';

export const overviewQuery = endpointQuery(getPrayerOverview);

/** The next that wait. Those prayed for and put off go to its end, so that fetched again it has the ones after them. */
export const waitingQuery = endpointQuery(listWaiting, { query: FIRST_PAGE });

export const prayerListQuery = endpointQuery(getPrayerList);

export const audiencesQuery = endpointQuery(getAudiences);

/** What I have asked of others and wait with: at most as many as a page has (`PRAYER_LIMITS.openRequests`). */
export const openRequestsQuery = endpointQuery(listMyRequests, { query: { state: 'open' } });

export function requestQuery(requestId: string) {
  return endpointQuery(getRequest, { params: { requestId } });
}

export function encouragementsQuery(requestId: string) {
  return endpointPages(listEncouragements, { params: { requestId } });
}

export function answeredQuery(whose: 'all' | 'mine') {
  return endpointPages(listAnswered, { query: { whose, ...FIRST_PAGE } });
}

/** What is asked of one of my groups. */
export function groupRequestsQuery(groupId: string) {
  return endpointPages(listGroupRequests, { params: { groupId }, query: FIRST_PAGE });
}

export const thanksQuery = endpointPages(listThanks);
