import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { verseSchema } from './bible.contract.ts';
import { SEARCHED_PLACES } from './books.rules.ts';
import { STRONGS_LIMITS } from './strongs.rules.ts';

const translation = z.string().max(60);

const lexiconEntrySchema = z.object({
  /** 'G26', as it was asked for. */
  number: z.string(),
  /** The word in Hebrew or Greek letters; '' where the lexicon has none, as the next two. */
  original: z.string(),
  transliteration: z.string(),
  /** As Strong writes how it is spoken: 'ag-ah´-pay'. */
  pronunciation: z.string(),
  /** What it says, in order; a part with a number leads to the word of that number. */
  text: z.array(z.object({ text: z.string(), number: z.string().nullable() })),
});
export type LexiconEntry = z.output<typeof lexiconEntrySchema>;

const lexiconsMissing = z.array(z.enum(['hebrew', 'greek']));

export const getVerseWords = defineEndpoint({
  method: 'GET',
  path: '/api/bible/books/:bookId/chapters/:chapter/verses/:verse/words',
  summary:
    'The words of a verse with their Strong’s numbers, in the order of the text, and what the lexicon that is installed says of them.',
  access: 'signed-in',
  params: z.strictObject({
    bookId: z.string().max(40),
    chapter: z.string().max(10),
    verse: z.string().max(10),
  }),
  query: z.strictObject({ translation }),
  response: z.object({
    /** Together they are the verse. What has no number stands between words. The text is '' where a word is not translated. */
    words: z.array(z.object({ text: z.string(), numbers: z.array(z.string()) })),
    /** Of these words, each once; none of those that no lexicon has. */
    entries: z.array(lexiconEntrySchema),
    /** Languages of these words for which no lexicon is installed. */
    lexiconsMissing,
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 1200, windowSeconds: 600 },
});
export type VerseWords = z.output<typeof getVerseWords.response>;

export const getStrongsWord = defineEndpoint({
  method: 'GET',
  path: '/api/bible/strongs/:number',
  summary: 'A word by its Strong’s number (H430, G26): what the lexicon says, and where else a text has it.',
  access: 'signed-in',
  params: z.strictObject({ number: z.string().max(STRONGS_LIMITS.number) }),
  query: z.strictObject({
    translation,
    limit: z.coerce.number().int().min(1).max(STRONGS_LIMITS.maxPage).default(STRONGS_LIMITS.page),
    offset: z.coerce.number().int().min(0).max(40_000).default(0),
    /** A testament ('old', 'new') or a book ('PSA'); absent: everywhere. */
    within: z
      .enum(SEARCHED_PLACES, 'Please look within old or new, or a book by its id, such as PSA.')
      .optional(),
  }),
  response: z.object({
    number: z.string(),
    entry: lexiconEntrySchema.nullable(),
    lexiconsMissing,
    /** Verses that have the word. */
    total: z.int(),
    /** How many each book has, within or not, in the order of the canon. */
    books: z.array(z.object({ bookId: z.string(), total: z.int() })),
    /** `hits` are what stands for the word: half-open ranges of the text, in UTF-16 units. */
    verses: z.array(verseSchema.extend({ hits: z.array(z.tuple([z.int(), z.int()])) })),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 1200, windowSeconds: 600 },
});
export type StrongsWord = z.output<typeof getStrongsWord.response>;
