import { z } from 'zod';
import { id, line, text } from '#contract/text.ts';
import { GROUP_ADMISSIONS, GROUP_LIMITS, GROUP_ROLES, GROUP_ROOMS, GROUP_TOPICS } from './groups.rules.ts';

export const groupParams = z.strictObject({ groupId: id });
export const groupPersonParams = z.strictObject({ groupId: id, personId: id });
export const threadParams = z.strictObject({ threadId: id });

/** Words of danger were found: help is shown to the author. Nothing was changed or hidden because of it. */
export const needsHelp = z.boolean();

/** What a group says of itself. */
export const groupWords = {
  name: line(GROUP_LIMITS.name),
  about: text(GROUP_LIMITS.about),
  /** What joiners accept besides those of the house; empty: nothing more. */
  guidelines: text(GROUP_LIMITS.guidelines),
  topic: z.enum(GROUP_TOPICS, 'Please choose what the group is about.'),
  /** BCP 47: 'en', 'pt-BR'. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'A language is written as en or pt-BR.'),
  admission: z.enum(GROUP_ADMISSIONS, 'People come in open, by request, or by a link.'),
  room: z.enum(GROUP_ROOMS, 'Please choose one of the pictures.'),
};

export const groupRole = z.enum(GROUP_ROLES);

/** What a group is to whoever may know of it, in lists and above its own page. Times in UTC epoch milliseconds. */
export const groupCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  topic: z.enum(GROUP_TOPICS),
  language: z.string(),
  admission: z.enum(GROUP_ADMISSIONS),
  /** The id of the wallpaper that is its room. */
  room: z.enum(GROUP_ROOMS),
  members: z.int().min(0),
  /** What the reader is in it: a role, `asked` who waits for an answer, `none`. */
  standing: z.enum([...GROUP_ROLES, 'asked', 'none']),
  archivedAt: z.int().nullable(),
});
export type GroupCard = z.output<typeof groupCardSchema>;

/** The pictures that a post comes with: uploads from POST /api/objects/upload whose bytes have been sent, and what they show. */
export const picturesOfPost = z
  .array(z.strictObject({ uploadURL: z.string().max(2000), alt: text(GROUP_LIMITS.pictureAlt) }))
  .max(
    GROUP_LIMITS.pictures,
    `At most ${GROUP_LIMITS.pictures} pictures. Please send the others with a post of their own.`,
  )
  .refine(
    (pictures) => new Set(pictures.map(({ uploadURL }) => uploadURL)).size === pictures.length,
    'One of the pictures is there twice. Please send it once.',
  )
  .nullish();

/**
 * Of calls that may come with pictures: to make one takes a third of a second of a processor. How many are made is bounded by the
 * uploads that one person may begin.
 */
export const PICTURES_MADE = { max: 600, windowSeconds: 3600 };

/** What is said where a post has neither words nor pictures. */
export const NOTHING_SAID = 'Please write something. A line is enough.';
