import { z } from 'zod';
import { PUSH_LIMITS } from './push.rules.ts';

/** What a browser gives for push (`PushSubscription.toJSON()`). */
export const deviceSchema = z.strictObject({
  endpoint: z
    .string()
    .max(PUSH_LIMITS.endpoint)
    .refine((address) => {
      const url = URL.parse(address);
      return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
    }, 'This is no address for push.'),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'This is no key for push.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This is no key for push.'),
  }),
});
export type Device = z.output<typeof deviceSchema>;

/** On which of my devices something comes by push. */
export const pushSchema = z.object({
  isOnHere: z.boolean(),
  devices: z.int(),
  /** Whether anything at all comes by push on this device: while it does, the browser keeps its address. */
  isKnownHere: z.boolean(),
  /** What the browser has to know to give an address (base64url). */
  serverKey: z.string(),
});
export type PushHereAndElsewhere = z.output<typeof pushSchema>;
