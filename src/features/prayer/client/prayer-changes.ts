import { keepProgress } from '#features/people/client/for-other-features.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type createEncouragement,
  type deleteEncouragement,
  listEncouragements,
  type updateEncouragement,
} from '../encouragements.contract.ts';
import {
  getAudiences,
  getPrayerOverview,
  listAnswered,
  listGroupRequests,
  listWaiting,
  type markPrayed,
  type PrayerRequest,
  type putOff,
  type unmarkPrayed,
} from '../prayer.contract.ts';
import { getPrayerList, listThanks } from '../prayer-list.contract.ts';
import {
  type answerRequest,
  type createRequest,
  type deleteRequest,
  getRequest,
  listMyRequests,
  type putHelpAway,
  type setRequestState,
  type updateRequest,
} from '../requests.contract.ts';

/** Nothing is to be prayed for in it any more today. */
const isSettled = (request: PrayerRequest) => request.prayedToday || request.isLater;

const withRequest = (requests: PrayerRequest[], request: PrayerRequest) =>
  requests.map((known) => (known.id === request.id ? request : known));

/** A request as the server now has it, wherever it is shown. */
function keepRequest(cache: CachedAnswers, request: PrayerRequest): void {
  cache.set(getRequest, (known) => (known.id === request.id ? request : known));
  cache.set(listWaiting, (known) => withRequest(known, request));
  cache.set(getPrayerList, (known) => ({
    ...known,
    items: known.items.map((item) => (item.request?.id === request.id ? { ...item, request } : item)),
  }));
  cache.set(listMyRequests, (known, { query }) => {
    const state = query['state'];
    const left = state !== undefined && state !== request.state;
    if (left) return known.filter(({ id }) => id !== request.id);
    const isListed = known.some(({ id }) => id === request.id);
    // Where an older one belongs, this list cannot say.
    return isListed || !request.isMine ? withRequest(known, request) : undefined;
  });
  cache.setPages(listAnswered, (known) => withRequest(known, request));
  keepAmongGroups(cache, request);
}

/** Of one group it stands there while it is open and asks that group. */
function keepAmongGroups(cache: CachedAnswers, request: PrayerRequest): void {
  const { audience, state } = request;
  cache.setPages(listGroupRequests, (known, { params }) => {
    const belongs = state === 'open' && audience?.kind === 'group' && audience.id === params['groupId'];
    const isThere = known.some(({ id }) => id === request.id);
    if (belongs && !isThere) return undefined;
    if (!request.isMine || belongs) return withRequest(known, request);
    return known.filter(({ id }) => id !== request.id);
  });
}

/** One that was prayed for or put off goes to the end, and one less waits. */
function settle(cache: CachedAnswers, request: PrayerRequest): void {
  let waited: boolean | undefined;
  cache.set(listWaiting, (known) => {
    const before = known.find(({ id }) => id === request.id);
    if (before === undefined) return known;
    waited ??= !isSettled(before);
    const others = known.filter((other) => other !== before);
    // One that was put off and is prayed for now stays at the end, among its like.
    return [...others, request];
  });
  cache.set(getPrayerOverview, (known) => {
    if (waited === undefined || known.isMore) return undefined;
    return waited ? { ...known, waiting: Math.max(0, known.waiting - 1) } : known;
  });
  keepRequest(cache, request);
}

export const prayed: Changes<typeof markPrayed> = (cache, { request, progress }) => {
  settle(cache, request);
  // It is marked on my list, too.
  cache.set(getPrayerList, (known) => ({
    ...known,
    items: known.items.map((item) =>
      item.request?.id === request.id ? { ...item, prayedToday: true } : item,
    ),
  }));
  keepProgress(cache, progress);
};

/** It waits again, and where among the others the server says. */
export const prayedTakenBack: Changes<typeof unmarkPrayed> = (cache, { request, progress }) => {
  keepRequest(cache, request);
  cache.set(listWaiting, () => undefined);
  cache.set(getPrayerOverview, () => undefined);
  cache.set(getPrayerList, () => undefined);
  keepProgress(cache, progress);
};

export const waitsUntilLater: Changes<typeof putOff> = (cache, request) => settle(cache, request);

/** A new request of mine; one for me alone stands on my list too. */
export const requestCreated: Changes<typeof createRequest> = (cache, answer) => {
  const { needsHelp: _, ...request } = answer;
  cache.set(listMyRequests, (known, { query }) => {
    const state = query['state'];
    if (state !== undefined && state !== request.state) return known;
    return [request, ...known.filter(({ id }) => id !== request.id)];
  });
  keepAmongGroups(cache, request);
  cache.set(getPrayerOverview, (known) => ({ ...known, isQuiet: false }));
  const { audience, isAnonymous } = request;
  if (audience !== null)
    cache.set(getAudiences, (known) => ({ ...known, chosen: { audience, isAnonymous } }));
  if (request.itemId !== null || audience?.kind === 'only-me') cache.set(getPrayerList, () => undefined);
};

export const requestUpdated: Changes<typeof updateRequest> = (cache, answer) => {
  const { needsHelp: _, ...request } = answer;
  keepRequest(cache, request);
  // Whom it is for decides whether it stands on my list.
  cache.set(getPrayerList, () => undefined);
};

export const requestDeleted: Changes<typeof deleteRequest> = (cache, _, { params }) => {
  const others = (known: PrayerRequest[]) => known.filter(({ id }) => id !== params.requestId);
  cache.set(listMyRequests, others);
  cache.set(listWaiting, others);
  cache.setPages(listAnswered, others);
  cache.setPages(listGroupRequests, others);
  cache.set(getPrayerList, () => undefined);
  cache.setPages(listThanks, () => undefined);
  cache.set(getPrayerOverview, () => undefined);
};

export const requestAnswered: Changes<typeof answerRequest> = (cache, { request, progress }) => {
  keepRequest(cache, request);
  cache.setPages(listAnswered, () => undefined);
  cache.set(getPrayerList, () => undefined);
  // An item of my list that is about it moves to my thanks, or changes there.
  cache.setPages(listThanks, () => undefined);
  keepProgress(cache, progress);
};

export const requestStateSet: Changes<typeof setRequestState> = (cache, request) => {
  keepRequest(cache, request);
  // Asked for again, it comes back from my thanks to my list.
  cache.set(getPrayerList, () => undefined);
  cache.setPages(listThanks, () => undefined);
};

export const helpPutAway: Changes<typeof putHelpAway> = keepRequest;

export const encouragementCreated: Changes<typeof createEncouragement> = (cache, answer, { params }) => {
  const { needsHelp: _, xpEarned: __, progress, ...encouragement } = answer;
  cache.setPages(listEncouragements, (known, input) =>
    input.params['requestId'] === params.requestId
      ? [...known.filter(({ id }) => id !== encouragement.id), encouragement]
      : known,
  );
  keepProgress(cache, progress);
};

export const encouragementUpdated: Changes<typeof updateEncouragement> = (cache, answer) => {
  const { needsHelp: _, ...encouragement } = answer;
  cache.setPages(listEncouragements, (known) =>
    known.map((other) => (other.id === encouragement.id ? encouragement : other)),
  );
};

export const encouragementDeleted: Changes<typeof deleteEncouragement> = (cache, _, { params }) => {
  cache.setPages(listEncouragements, (known) => known.filter(({ id }) => id !== params.encouragementId));
};
