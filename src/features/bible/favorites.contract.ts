import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { verseSchema } from './bible.contract.ts';

/** Unknown ids are 404s, so any short text passes here. */
const verseId = z.string().max(20);
const translation = z.string().max(60).default('WEB');

/** A verse that is kept. Its words are another translation's where the one that was asked for leaves it out. */
const favoriteSchema = verseSchema.extend({ translation: z.string() });

export const listFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/bible/favorites',
  summary: 'My favorite verses, the newest first; in another translation what this one leaves out.',
  access: 'signed-in',
  query: pageQuery.extend({ translation }),
  response: z.array(favoriteSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

export const listFavoriteIds = defineEndpoint({
  method: 'GET',
  path: '/api/bible/favorites/ids',
  summary: 'The ids of all of my favorite verses, for whoever shows which verses are kept.',
  access: 'signed-in',
  response: z.array(z.string()),
  status: 200,
  errors: [],
});

export const createFavorite = defineEndpoint({
  method: 'PUT',
  path: '/api/bible/favorites/:verseId',
  summary:
    'Keeps a verse among my favorites; keeping it twice is one. Answers with the verse in the translation.',
  access: 'signed-in',
  params: z.strictObject({ verseId }),
  query: z.strictObject({ translation }),
  response: favoriteSchema,
  status: 200,
  errors: ['NOT_FOUND', 'TOO_LARGE'],
});

export const deleteFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/api/bible/favorites/:verseId',
  summary: 'Takes a verse from my favorites, whether or not it was one.',
  access: 'signed-in',
  params: z.strictObject({ verseId }),
  status: 204,
  errors: ['NOT_FOUND'],
});
