import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { type askWhoCome, getNotAnswered } from '../asking.contract.ts';
import { getMyCalendar, type renewMyCalendar, type updateMyCalendar } from '../calendar.contract.ts';
import {
  type addBringLine,
  type answerGathering,
  type answerSeries,
  getOthersOfGroup,
  type markCame,
  type removeBringLine,
  type takeBringLine,
} from '../coming.contract.ts';
import {
  type cancelGathering,
  type createGathering,
  getGathering,
  listGatherings,
  listGatheringsBetween,
  listNextGatherings,
  type updateGathering,
} from '../gatherings.contract.ts';
import type { Gathering, GatheringCard } from '../gatherings-fields.ts';

interface Named {
  gatheringId: string;
  start: string;
}
const isSame = (one: Named, other: Named) =>
  one.gatheringId === other.gatheringId && one.start === other.start;

/** What lists show of an occurrence, of the whole of it. */
function cardOf(gathering: Gathering): GatheringCard {
  const { gatheringId, start, group, title, startsAt, endsAt, timezone, localStart, localEnd } = gathering;
  const { place, cancelledAt, seats, going, faces, answer, waitingPlace, iBring } = gathering;
  return {
    gatheringId,
    start,
    group,
    title,
    startsAt,
    endsAt,
    timezone,
    localStart,
    localEnd,
    place,
    cancelledAt,
    seats,
    going,
    faces,
    answer,
    waitingPlace,
    iBring,
  };
}

/** An occurrence as the server now has it, wherever it is shown. */
function keepGathering(cache: CachedAnswers, gathering: Gathering): void {
  const card = cardOf(gathering);
  const inPlace = (known: GatheringCard[]) => known.map((one) => (isSame(one, card) ? card : one));
  cache.set(getGathering, (known) => (isSame(known, gathering) ? gathering : known));
  cache.setPages(listGatherings, inPlace);
  cache.setPages(listGatheringsBetween, inPlace);
  // Which is the next one after an answer, the server says.
  cache.set(listNextGatherings, () => undefined);
}

/** Where occurrences stand in lists now is the server's to say, and so are the others of the series. */
function seriesChanged(cache: CachedAnswers, gathering: Gathering): void {
  cache.set(getGathering, (known) => (isSame(known, gathering) ? gathering : undefined));
  cache.setPages(listGatherings, () => undefined);
  cache.setPages(listGatheringsBetween, () => undefined);
  cache.set(listNextGatherings, () => undefined);
}

export const gatheringCreated: Changes<typeof createGathering> = (cache, { needsHelp: _, ...gathering }) =>
  seriesChanged(cache, gathering);
export const gatheringUpdated: Changes<typeof updateGathering> = (cache, { needsHelp: _, ...gathering }) =>
  seriesChanged(cache, gathering);
export const gatheringCancelled: Changes<typeof cancelGathering> = seriesChanged;
export const gatheringAnswered: Changes<typeof answerGathering> = keepGathering;
export const seriesAnswered: Changes<typeof answerSeries> = seriesChanged;
export const bringLineAdded: Changes<typeof addBringLine> = (cache, { needsHelp: _, ...gathering }) =>
  keepGathering(cache, gathering);
export const bringLineTaken: Changes<typeof takeBringLine> = keepGathering;
export const bringLineRemoved: Changes<typeof removeBringLine> = keepGathering;
export const cameMarked: Changes<typeof markCame> = (cache, gathering, { params, body: { came } }) => {
  keepGathering(cache, gathering);
  cache.set(getOthersOfGroup, (known, input) =>
    isNamed(input, params)
      ? { people: known.people.map((one) => (one.person.id === params.personId ? { ...one, came } : one)) }
      : known,
  );
};

export const askedWhoCome: Changes<typeof askWhoCome> = (cache, { asked: _, ...now }, { params }) =>
  cache.set(getNotAnswered, (known, input) => (isNamed(input, params) ? now : known));

const isNamed = ({ params }: { params: Record<string, string> }, { gatheringId, start }: Named) =>
  params['gatheringId'] === gatheringId && params['start'] === start;

export const calendarRenewed: Changes<typeof renewMyCalendar> = (cache, calendar) =>
  cache.set(getMyCalendar, () => calendar);
export const calendarUpdated: Changes<typeof updateMyCalendar> = (cache, calendar) =>
  cache.set(getMyCalendar, () => calendar);
