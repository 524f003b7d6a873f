import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';

/** POST /api/letters/events/stop?token=…: mail programs send it too (RFC 8058). */
export const stopGatheringLetters = defineEndpoint({
  method: 'POST',
  path: '/api/letters/events/stop',
  summary: 'Ends letters before what I come to, by the link in one of them: no sign-in is needed.',
  access: 'public',
  query: z.strictObject({ token: z.string().max(200) }),
  streamedBody: true,
  status: 204,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 30, windowSeconds: 600 },
});
