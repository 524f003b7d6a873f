import {
  listGatherings,
  listGatheringsBetween,
  listNextGatherings,
} from '#features/gatherings/gatherings.contract.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type addDate,
  type answerDate,
  type createDatePoll,
  type DatePoll,
  type DatePollCard,
  type decideDate,
  type deleteDatePoll,
  getDatePoll,
  listDatePolls,
  type removeDate,
} from '../date-polls.contract.ts';

/** What lists show of a poll, of the whole of it. */
export function cardOf({ id, group, title, dates, answered }: DatePoll): DatePollCard {
  const coming = dates.filter(({ isOver }) => !isOver);
  const iAnswered = coming.filter(({ answer }) => answer !== null).length;
  return { id, group, title, dates: coming.length, answered, iAnswered };
}

/** A poll as the server now has it, wherever it is shown. */
function keepPoll(cache: CachedAnswers, poll: DatePoll): void {
  cache.set(getDatePoll, (known) => (known.id === poll.id ? poll : known));
  cache.set(listDatePolls, (known) =>
    known.flatMap((one) => (one.id !== poll.id ? [one] : poll.isClosed ? [] : [cardOf(poll)])),
  );
}

export const dateAnswered: Changes<typeof answerDate> = keepPoll;
export const dateAdded: Changes<typeof addDate> = keepPoll;
export const dateRemoved: Changes<typeof removeDate> = keepPoll;

/** Where it stands in lists is the server's to say. */
export const datePollCreated: Changes<typeof createDatePoll> = (cache) =>
  cache.set(listDatePolls, () => undefined);

/** The event that it ends in stands in the lists of events. */
export const dateDecided: Changes<typeof decideDate> = (cache, poll) => {
  keepPoll(cache, poll);
  cache.setPages(listGatherings, () => undefined);
  cache.setPages(listGatheringsBetween, () => undefined);
  cache.set(listNextGatherings, () => undefined);
};

export const datePollEnded: Changes<typeof deleteDatePoll> = (cache, _, { params: { pollId } }) =>
  cache.set(listDatePolls, (known) => known.filter(({ id }) => id !== pollId));
