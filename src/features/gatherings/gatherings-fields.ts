import { z } from 'zod';
import { id, line, text } from '#contract/text.ts';
import { isTimezone } from '#contract/timezone.ts';
import { GROUP_ROOMS } from '#features/groups/groups.rules.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { ANSWERS, GATHERING_LIMITS, REPEATS, SERIES_ANSWERS } from './gatherings.rules.ts';

/** A moment on the clocks of the place: '2026-11-26T19:00'. */
export const wallClock = z.iso.datetime({
  local: true,
  precision: -1,
  error: 'Please give a day and a time.',
});
const day = z.iso.date('Please give a day.');

/** An occurrence is named by its series and when it was first meant to begin, which no change of it alters. */
export const occurrenceParams = z.strictObject({ gatheringId: id, start: wallClock });

export const repeatSchema = z.strictObject({
  kind: z.enum(REPEATS, 'Please choose how it repeats.'),
  every: z.int().min(1).max(GATHERING_LIMITS.everyWeeks),
  until: day.nullable(),
});

/** What its hosts write. */
export const gatheringWords = {
  title: line(GATHERING_LIMITS.title),
  description: text(GATHERING_LIMITS.description),
  place: text(GATHERING_LIMITS.place),
  /** A place in the net: empty, or an address of the web. */
  link: text(GATHERING_LIMITS.link).refine(
    (value) => value === '' || (/^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)),
    'Please give a whole address, as https://example.org.',
  ),
  startsAt: wallClock,
  endsAt: wallClock,
  timezone: z.string().max(64).refine(isTimezone, 'Please choose a time zone.'),
  seats: z
    .int('Please give a whole number.')
    .min(1, 'At least one seat.')
    .max(GATHERING_LIMITS.seats, `At most ${GATHERING_LIMITS.seats} seats.`)
    .nullable(),
};

/** An occurrence in lists. Times are UTC epoch milliseconds, unless they are said to be of the place. */
export const gatheringCardSchema = z.object({
  gatheringId: z.string(),
  /** When it was first meant to begin, on the clocks of the place: with the id its name. */
  start: z.string(),
  /** Null: of everyone here. */
  group: z.object({ id: z.string(), name: z.string(), room: z.enum(GROUP_ROOMS) }).nullable(),
  title: z.string(),
  startsAt: z.int(),
  endsAt: z.int(),
  /** IANA, of the place. */
  timezone: z.string(),
  /** Begin and end on the clocks of the place: '2026-11-26T19:00'. */
  localStart: z.string(),
  localEnd: z.string(),
  /** Where; null for whoever has not answered going or maybe, and where nothing is said. */
  place: z.string().nullable(),
  cancelledAt: z.int().nullable(),
  seats: z.int().nullable(),
  /** How many have a seat. */
  going: z.int().min(0),
  /** A few of those who come, whom the reader may see. */
  faces: z.array(publicPersonSchema).max(5),
  /** The reader's. */
  answer: z.enum(ANSWERS).nullable(),
  /** They answered going, and wait for a seat: 1 is the next. Null: they do not wait. */
  waitingPlace: z.int().min(1).nullable(),
  /** What they bring. */
  iBring: z.array(z.string()),
});
export type GatheringCard = z.output<typeof gatheringCardSchema>;

/** Something that somebody brings, or could. */
const bringSchema = z.object({
  id: z.string(),
  text: z.string(),
  isTaken: z.boolean(),
  isMine: z.boolean(),
  /** Who brings it; null where nobody does, or the reader may not see who. */
  by: publicPersonSchema.nullable(),
  can: z.object({ take: z.boolean(), giveBack: z.boolean(), remove: z.boolean(), report: z.boolean() }),
});
export type Bring = z.output<typeof bringSchema>;

const comingSchema = z.object({
  person: publicPersonSchema,
  answer: z.enum(['going', 'maybe']),
  isWaiting: z.boolean(),
  /** A host said that they came. */
  came: z.boolean(),
});
export type Coming = z.output<typeof comingSchema>;

/** One occurrence on its own page. */
export const gatheringSchema = gatheringCardSchema.extend({
  description: z.string(),
  /** What its group reads on its day, by the clocks of the place: the passage's thread. Null where that is nothing. */
  passage: z.object({ id: z.string(), reference: z.string() }).nullable(),
  link: z.string().nullable(),
  /** There is a place or a link, for those who answer going or maybe. */
  isPlaceHidden: z.boolean(),
  repeat: repeatSchema.nullable(),
  /** What the reader said of all its evenings at once; null: nothing. */
  seriesAnswer: z.enum(SERIES_ANSWERS).nullable(),
  maybe: z.int().min(0),
  waiting: z.int().min(0),
  brings: z.array(bringSchema),
  /** What each of its series begins that list with: for hosts of a series alone, otherwise nothing. */
  needs: z.array(z.string()),
  /** Those whom the reader may see, who answered first first; for members, at most 500. */
  people: z.array(comingSchema),
  isOver: z.boolean(),
  /** For its hosts alone: a moderator hid its words, or they wait for one. */
  hidden: z.enum(['held', 'moderator']).nullable(),
  can: z.object({
    answer: z.boolean(),
    /** Add a line to who brings what. */
    bring: z.boolean(),
    /** Bring something of it: not who waits for a seat, or would. */
    bringMyself: z.boolean(),
    /** Change and cancel it. */
    host: z.boolean(),
    /** Say who came: a host, once it has begun. */
    mark: z.boolean(),
    report: z.boolean(),
  }),
});
export type Gathering = z.output<typeof gatheringSchema>;

/** What answers whoever wrote words of it. */
export const writtenGatheringSchema = gatheringSchema.extend({
  /** Words of danger were found in them: show who helps. */
  needsHelp: z.boolean(),
});
export type WrittenGathering = z.output<typeof writtenGatheringSchema>;
