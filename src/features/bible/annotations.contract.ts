import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, line, text, wordsOf } from '#contract/text.ts';
import { ANNOTATION_LIMITS, HIGHLIGHT_COLORS } from './annotations.rules.ts';

/** Highlights and notes are their owner's alone: nobody else ever sees them, moderators included. */

const color = z.enum(HIGHLIGHT_COLORS, 'Please choose one of the five colours.');
/** Unknown ids are 404s, so any short text passes here. */
const bookId = z.string().max(40);
const verseId = z.string().max(20);
const translation = z.string().max(60).default('WEB');

/** Verses of one chapter, from `verseId` to the verse `lastVerse`, both included. */
const passage = { verseId: z.string(), lastVerse: z.int() };

export const noteSchema = z.object({
  id: z.string(),
  ...passage,
  text: z.string(),
  createdAt: z.int(),
  /** Null until it is edited. */
  updatedAt: z.int().nullable(),
});
export type VerseNote = z.output<typeof noteSchema>;

/** With the words that it stands beside: the first verses where there are many. */
const shownPassage = { reference: z.string(), quote: z.string() };
const shownNoteSchema = noteSchema.extend(shownPassage);
export type ShownNote = z.output<typeof shownNoteSchema>;

/** Verses that were highlighted together. */
const shownHighlightSchema = z.object({ ...passage, ...shownPassage, color, createdAt: z.int() });
export type ShownHighlight = z.output<typeof shownHighlightSchema>;

const highlightSchema = z.object({ verse: z.int(), color });

export const getAnnotations = defineEndpoint({
  method: 'GET',
  path: '/api/bible/books/:bookId/chapters/:chapter/annotations',
  summary: 'My highlights and notes of a chapter, in the order of its verses.',
  access: 'signed-in',
  params: z.strictObject({ bookId, chapter: z.string().max(10) }),
  response: z.object({ highlights: z.array(highlightSchema), notes: z.array(noteSchema) }),
  status: 200,
  errors: ['NOT_FOUND'],
});
export type Annotations = z.output<NonNullable<(typeof getAnnotations)['response']>>;

export const setHighlights = defineEndpoint({
  method: 'PUT',
  path: '/api/bible/highlights',
  summary:
    'Highlights verses in a colour, in place of the one they had; null takes it away. Twice is as once.',
  access: 'signed-in',
  body: z.strictObject({
    verseIds: z.array(verseId).min(1).max(ANNOTATION_LIMITS.versesAtOnce),
    color: color.nullable(),
  }),
  response: z.object({ verseIds: z.array(z.string()), color: color.nullable() }),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** A day of the caller's calendar: '2026-11-23'. */
const day = z.iso.date('A day is written like 2026-11-23.').optional();

export const listHighlights = defineEndpoint({
  method: 'GET',
  path: '/api/bible/highlights',
  summary:
    'My highlights, newest first; verses that were highlighted together are one. By book, colour or day.',
  access: 'signed-in',
  query: pageQuery.extend({ translation, bookId: bookId.optional(), color: color.optional(), day }),
  response: z.array(shownHighlightSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

const colorNames = z.record(color, z.string());

export const getColorNames = defineEndpoint({
  method: 'GET',
  path: '/api/bible/highlight-names',
  summary: 'What I call the colours of my highlights.',
  access: 'signed-in',
  response: colorNames,
  status: 200,
  errors: [],
});

export const setColorName = defineEndpoint({
  method: 'PUT',
  path: '/api/bible/highlight-names/:color',
  summary: 'Calls a colour something: Promises. Null gives it its first name back. Answers with all names.',
  access: 'signed-in',
  params: z.strictObject({ color }),
  body: z.strictObject({ name: line(ANNOTATION_LIMITS.colorName).nullable() }),
  response: colorNames,
  status: 200,
  errors: [],
});

const noteText = wordsOf(ANNOTATION_LIMITS.note, 'Please write something in your note before saving.');
const noteParams = z.strictObject({ noteId: id });
/** Each UTF-16 unit may come as an escape of six bytes. */
const bodyLimit = 6 * ANNOTATION_LIMITS.note + 1024;

export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/bible/notes',
  summary: 'My notes, newest first. By book or day; `q` keeps those that contain all its words, ten at most.',
  access: 'signed-in',
  query: pageQuery.extend({
    translation,
    bookId: bookId.optional(),
    day,
    q: text(ANNOTATION_LIMITS.search).optional(),
  }),
  response: z.array(shownNoteSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

export const createNote = defineEndpoint({
  method: 'POST',
  path: '/api/bible/notes',
  summary: 'Writes a note beside a verse, or beside the verses up to `lastVerse` of the same chapter.',
  access: 'signed-in',
  body: z.strictObject({ verseId, lastVerse: z.int().optional(), text: noteText }),
  response: noteSchema,
  status: 201,
  errors: ['NOT_FOUND', 'TOO_LARGE'],
  bodyLimit,
  idempotent: true,
});

export const updateNote = defineEndpoint({
  method: 'PATCH',
  path: '/api/bible/notes/:noteId',
  summary:
    'Changes the words of one of my notes. With `basedOn`, words that were changed since are not replaced.',
  access: 'signed-in',
  params: noteParams,
  body: z.strictObject({
    text: noteText,
    /** `updatedAt` of the note as whoever changes it has seen it. */
    basedOn: z.int().nullable().optional(),
  }),
  response: noteSchema,
  status: 200,
  errors: ['NOT_FOUND', 'NOTE_CHANGED'],
  bodyLimit,
});

export const deleteNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/bible/notes/:noteId',
  summary: 'Deletes one of my notes.',
  access: 'signed-in',
  params: noteParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

export const exportAnnotations = defineEndpoint({
  method: 'GET',
  path: '/api/bible/annotations/export',
  summary:
    'All my highlights and notes in the order of the Bible, as a file: Markdown to read, JSON to work with.',
  access: 'signed-in',
  query: z.strictObject({ translation, format: z.enum(['markdown', 'json']).default('markdown') }),
  status: 200,
  raw: true,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 20, windowSeconds: 600 },
});
