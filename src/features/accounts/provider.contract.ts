import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { invitationToken } from '#features/admission/admission.contract.ts';

/**
 * GET /api/login: a navigation of the browser (docs/product.md, Calls). `next` is where to go afterwards. With
 * `fresh=1` the provider asks for the credentials again, even from a person whom it still knows. `invitation` lets a new person in.
 */
export const providerLogin = defineEndpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Leads to the external identity provider, or back to the sign-in when none is set up.',
  access: 'public',
  query: z.object({
    next: z.string().max(2000).optional(),
    fresh: z.string().max(10).optional(),
    /** The token of an invitation to this server; what is none counts as none. */
    invitation: z.catch(invitationToken.optional(), undefined),
  }),
  status: 302,
  raw: true,
  errors: [],
  rateLimit: { max: 60, windowSeconds: 600 },
});

/** GET /api/login/callback: where the provider sends the browser back to, with a code or an error. */
export const providerCallback = defineEndpoint({
  method: 'GET',
  path: '/api/login/callback',
  summary: 'Ends signing in at the external identity provider and leads into the app or back to the sign-in.',
  access: 'public',
  query: z.record(z.string().max(100), z.union([z.string().max(4000), z.array(z.string().max(4000))])),
  status: 302,
  raw: true,
  errors: [],
  rateLimit: { max: 60, windowSeconds: 600 },
});
