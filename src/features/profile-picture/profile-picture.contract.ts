import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';
import { userSchema } from '#features/people/people.contract.ts';

export const updateProfilePicture = defineEndpoint({
  method: 'PUT',
  path: '/api/user/profile-picture',
  summary: 'Makes an own upload the profile picture: square, upright, without its metadata.',
  access: 'signed-in',
  body: z.strictObject({ profileImageURL: z.string().max(2000, 'This is not the address of an upload.') }),
  response: userSchema,
  status: 200,
  errors: ['MUTED'],
  rateLimit: { max: 60, windowSeconds: 3600 },
});

export const deleteProfilePicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/profile-picture',
  summary: 'Removes the profile picture; the initials show again.',
  access: 'signed-in',
  response: userSchema,
  status: 200,
  errors: [],
});

export const getPicture = defineEndpoint({
  method: 'GET',
  path: '/api/pictures/:pictureId/:fileName',
  summary: 'A profile picture as WebP, 512.webp or 96.webp, for any signed-in member; it never changes.',
  access: 'signed-in',
  params: z.object({ pictureId: id, fileName: z.string().max(20) }),
  status: 200,
  raw: true,
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
});
