import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { DAY_MS } from '#contract/durations.ts';
import { line, text } from '#contract/text.ts';
import { isBlank } from '#contract/visible-text.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';
import { PASSAGE_LIMITS, SEARCH_LIMITS, TRANSLATION_IDS } from './bible.rules.ts';
import { SEARCHED_PLACES } from './books.rules.ts';
import { textSchema } from './texts.contract.ts';

/** Unknown ids are 404s that name the valid ones, so any short text passes here. */
const bookId = z.string().max(40);
const chapter = z.string().max(10);
const translation = z.string().max(60).default('WEB');
const translationId = z.enum(TRANSLATION_IDS);

export const verseSchema = z.object({ id: z.string(), reference: z.string(), text: z.string() });
export type VerseResponse = z.output<typeof verseSchema>;

/** The passage of a day. `id` is its first verse; `text` joins its verses by a space. */
export const dayPassageSchema = verseSchema.extend({
  verseIds: z.array(z.string()),
  /** Why it is this one: 'Monday: courage for a new week', 'Easter Sunday'. */
  why: z.string(),
});
export type DayPassageResponse = z.output<typeof dayPassageSchema>;

/** Some verses with their place and translation, as they are quoted beside somebody's words. */
export const passageSchema = z.object({
  /** 'Psalm 55:22', 'John 3:16–17' */
  reference: z.string(),
  translation: translationId,
  text: z.string(),
  /** The first verse, 'JHN.3.16'. */
  verseId: z.string(),
});
export type Passage = z.output<typeof passageSchema>;

/** How a verse is named by whoever quotes it. Its words come from us, never from whoever quotes it. */
export const quotedSchema = z.strictObject({
  reference: line(PASSAGE_LIMITS.reference),
  translation: translationId.default('WEB'),
});

/** GET /api/bible/passage: the words that would be quoted, for the form that asks for a reference. */
export const getPassage = defineEndpoint({
  method: 'GET',
  path: '/api/bible/passage',
  summary: 'The words at a reference as people write it (Psalm 55:22, jn 3:16-17), eight verses at most.',
  access: 'signed-in',
  query: quotedSchema,
  response: passageSchema,
  status: 200,
  errors: ['PASSAGE_NOT_FOUND'],
});

const spanSchema = z.object({
  verse: z.int(),
  isStart: z.boolean(),
  text: z.string(),
  isAdded: z.literal(true).optional(),
  isOmitted: z.literal(true).optional(),
  isJoined: z.literal(true).optional(),
  isJesus: z.literal(true).optional(),
  own: z.string().optional(),
  notes: z.array(z.string()).optional(),
});
export type ChapterSpan = z.output<typeof spanSchema>;

const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('title'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), spans: z.array(spanSchema) }),
  z.object({
    type: z.literal('poetry'),
    lines: z.array(z.object({ isIndented: z.boolean(), spans: z.array(spanSchema) })),
  }),
  z.object({ type: z.literal('subscription'), text: z.string() }),
  z.object({ type: z.literal('break') }),
]);
export type ChapterBlock = z.output<typeof blockSchema>;

const placeSchema = z.object({ bookId: z.string(), bookName: z.string(), chapter: z.int() });
export type ChapterPlace = z.output<typeof placeSchema>;

export const chapterSchema = placeSchema.extend({
  translation: z.string(),
  text: textSchema,
  /** Whether the text has anything of this book; without blocks where it has not. */
  hasBook: z.boolean(),
  blocks: z.array(blockSchema),
  previous: placeSchema.nullable(),
  next: placeSchema.nullable(),
});
export type Chapter = z.output<typeof chapterSchema>;

export const listBooks = defineEndpoint({
  method: 'GET',
  path: '/api/bible/books',
  summary: 'The 66 books in canonical order; the first 39 are the Old Testament.',
  access: 'signed-in',
  response: z.array(z.object({ id: z.string(), name: z.string(), chapters: z.int() })),
  status: 200,
  errors: [],
});

/** With `v` (the text's version) the answer may be kept for a year. */
export const getChapter = defineEndpoint({
  method: 'GET',
  path: '/api/bible/books/:bookId/chapters/:chapter',
  summary: 'One chapter as it is set: titles, paragraphs, lines of poetry, verse numbers.',
  access: 'signed-in',
  params: z.strictObject({ bookId, chapter }),
  query: z.strictObject({ translation, v: z.string().max(20).optional() }),
  response: chapterSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** Half-open ranges of a text that were found, in UTF-16 units. */
const hits = z.array(z.tuple([z.int(), z.int()]));

export const searchBible = defineEndpoint({
  method: 'GET',
  path: '/api/bible/search',
  summary: 'Words (all must match), a "quoted phrase", or a reference such as 1 Cor 13:4-7.',
  access: 'signed-in',
  query: z.strictObject({
    q: text(SEARCH_LIMITS.text).refine(
      (value) => !isBlank(value),
      'Please enter a search term to find Bible verses.',
    ),
    translation,
    limit: z.coerce.number().int().min(1).max(SEARCH_LIMITS.maxPage).default(SEARCH_LIMITS.page),
    offset: z.coerce.number().int().min(0).max(40_000).default(0),
    /** A testament ('old', 'new') or a book ('PSA'); absent: everywhere. */
    within: z
      .enum(SEARCHED_PLACES, 'Please look within old or new, or a book by its id, such as PSA.')
      .optional(),
  }),
  response: z.object({
    /** The one that is read: a reference may name another ('John 3:16 KJV'). */
    translation: z.string(),
    total: z.int(),
    /** Places that the same words may mean too: 'Psalm 5,3' is a verse, or two psalms; 'Mark' is a word, and a book. */
    others: z.array(z.object({ reference: z.string(), path: z.string() })),
    /** How many each book has, within or not, in the order of the canon. None for a reference. */
    books: z.array(z.object({ bookId: z.string(), total: z.int() })),
    /** No verse has all of the words; these have most. */
    isPartial: z.boolean(),
    /** The same words in this Bible's spelling, where they are in no verse: 'grace' for 'grce'. */
    suggestion: z.string().nullable(),
    /** Other translations that have verses with all of the words, where this one has none. */
    elsewhere: z.array(z.object({ translation: translationId, total: z.int() })),
    /** How much there is, where the words name a verse or a chapter that is not there: of 'John 3:99', 36 verses in John 3. */
    ends: z.array(
      z.object({
        reference: z.string(),
        path: z.string(),
        count: z.int(),
        of: z.enum(['verses', 'chapters']),
      }),
    ),
    verses: z.array(verseSchema.extend({ hits, title: z.object({ text: z.string(), hits }).nullable() })),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 1200, windowSeconds: 600 },
});

export type SearchAnswer = z.output<typeof searchBible.response>;

export const getVerseOfTheDay = defineEndpoint({
  method: 'GET',
  path: '/api/bible/verse-of-the-day',
  summary:
    'The passage of my local day and why it is this one: John 3:16 on the first, then the calendar that all share.',
  access: 'signed-in',
  query: z.strictObject({ translation }),
  response: dayPassageSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

export const readingSessionSchema = z.object({
  id: z.string(),
  startedAt: z.int(),
  /** Visible time so far, in milliseconds. */
  visibleMs: z.int(),
  endedAt: z.int().nullable(),
  minutes: z.int(),
  xpEarned: z.int(),
});
export type ReadingSession = z.output<typeof readingSessionSchema>;

const readingSessionWithProgress = readingSessionSchema.extend({ progress: progressSchema });

const visibleMs = z.int('visibleMs is a whole number of milliseconds.').min(0).max(DAY_MS);

export const startReadingSession = defineEndpoint({
  method: 'POST',
  path: '/api/bible/reading-sessions',
  summary:
    'Begins a reading session; one that was open is ended and paid first. `progress` is how far I have come with it.',
  access: 'signed-in',
  response: readingSessionWithProgress,
  status: 201,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const getOpenReadingSession = defineEndpoint({
  method: 'GET',
  path: '/api/bible/reading-sessions/current',
  summary: 'My open reading session, or null.',
  access: 'signed-in',
  response: readingSessionSchema.nullable(),
  status: 200,
  errors: [],
});

/** Sent by an open page now and then, and once more as it is hidden or closed. */
export const continueReadingSession = defineEndpoint({
  method: 'POST',
  path: '/api/bible/reading-sessions/:sessionId/heartbeat',
  summary: 'Adds the time that the page was visible since it last spoke; the server’s clock is the bound.',
  access: 'signed-in',
  params: z.strictObject({ sessionId: z.string().max(64) }),
  body: z.strictObject({ visibleMs }),
  response: readingSessionSchema,
  status: 200,
  errors: ['NOT_FOUND', 'ALREADY_DONE'],
});

export const endReadingSession = defineEndpoint({
  method: 'POST',
  path: '/api/bible/reading-sessions/:sessionId/end',
  summary:
    'Ends a session and pays 1 XP a full minute; ending it again answers the same. `progress` is how far I have come. ' +
    'Without `visibleMs`, and so without a body, the time since the last heartbeat counts by the server’s clock.',
  access: 'signed-in',
  params: z.strictObject({ sessionId: z.string().max(64) }),
  body: z.strictObject({ visibleMs: visibleMs.optional() }),
  response: readingSessionWithProgress,
  status: 200,
  errors: ['NOT_FOUND'],
});

export const markChapterRead = defineEndpoint({
  method: 'POST',
  path: '/api/bible/books/:bookId/chapters/:chapter/read',
  summary:
    'Marks a chapter read; the first time earns XP, for at most ten chapters a day. On a later day it is noted once more, once a day. ' +
    'Read without a connection, it counts for the day of `readAt`, at most a week later; else, and without a body, for now.',
  access: 'signed-in',
  params: z.strictObject({ bookId, chapter }),
  /** `readAt`: UTC epoch milliseconds, by the clock of who read it (`countedReadAt`). */
  body: z.strictObject({ readAt: z.int().min(0).optional() }),
  response: z.object({
    chapterId: z.string(),
    isFirstTime: z.boolean(),
    xpEarned: z.int(),
    /** When I marked it on that day, which names this marking. */
    readAt: z.int(),
    progress: progressSchema,
  }),
  status: 200,
  errors: ['NOT_FOUND'],
});

export const unmarkChapterRead = defineEndpoint({
  method: 'DELETE',
  path: '/api/bible/books/:bookId/chapters/:chapter/read',
  summary:
    'Takes back that I marked a chapter read at `readAt`, while that is the last time; with the first time goes its XP.',
  access: 'signed-in',
  params: z.strictObject({ bookId, chapter }),
  query: z.strictObject({ readAt: z.coerce.number().int() }),
  /** `isRead`: I have marked it before that, too. */
  response: z.object({ chapterId: z.string(), isRead: z.boolean(), progress: progressSchema }),
  status: 200,
  errors: ['NOT_FOUND'],
});

export const listChaptersRead = defineEndpoint({
  method: 'GET',
  path: '/api/bible/chapters-read',
  summary: 'Ids of the chapters that I have read, such as JHN.3.',
  access: 'signed-in',
  response: z.array(z.string()),
  status: 200,
  errors: [],
});

/** GET /api/bible/chapters-read/today: what can be taken back, and need not be marked again. */
export const listChaptersReadToday = defineEndpoint({
  method: 'GET',
  path: '/api/bible/chapters-read/today',
  summary: 'The chapters that I marked read today where I am, for the first time or once more, and when.',
  access: 'signed-in',
  response: z.array(z.object({ chapterId: z.string(), readAt: z.int() })),
  status: 200,
  errors: [],
});

export const positionSchema = placeSchema.extend({ translation: z.string() });
export type ReadingPosition = z.output<typeof positionSchema>;

export const getPosition = defineEndpoint({
  method: 'GET',
  path: '/api/bible/position',
  summary:
    'Where I go on reading: in the chapter that I read last, or in the next one once I have marked it read; null before the first.',
  access: 'signed-in',
  response: positionSchema.nullable(),
  status: 200,
  errors: [],
});

export const updatePosition = defineEndpoint({
  method: 'PUT',
  path: '/api/bible/position',
  summary: 'Remembers where I am reading, and answers where I go on.',
  access: 'signed-in',
  body: z.strictObject({
    bookId,
    chapter: z.int(),
    translation,
    /** I have read on into it a moment ago: my place is there, and it is not read yet. */
    isJustBegun: z.boolean().optional(),
  }),
  response: positionSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});
