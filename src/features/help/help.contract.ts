import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';

/** Somebody to call or to write to. The number is as it is dialled, and the largest thing on the screen. */
export const helpLineSchema = z.object({
  /** 'Samaritans' */
  name: z.string(),
  /** As people read it: '116 123'. */
  number: z.string(),
  /** What a tap does: 'tel:116123', 'sms:85258?body=SHOUT'; null for what cannot be dialled. */
  href: z.string().nullable(),
  kind: z.enum(['call', 'text', 'emergency']),
  /** 'Text SHOUT to 85258'; null where the number says it. */
  how: z.string().nullable(),
  /** 'free, day and night' */
  hours: z.string(),
});
export type HelpLine = z.output<typeof helpLineSchema>;

/** GET /api/help-lines: for anybody, signed in or not. */
export const getHelpLines = defineEndpoint({
  method: 'GET',
  path: '/api/help-lines',
  summary:
    "Who helps at once: this church's own contact first, then the lines of a country. Without `country`, of the country of my " +
    'time zone; null where we know none that we could prove.',
  access: 'public',
  query: z.strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'A country is two capital letters: GB.')
      .optional(),
  }),
  response: z.object({
    /** This church's own, in its order. */
    church: z.array(helpLineSchema),
    country: z.object({ code: z.string(), name: z.string() }).nullable(),
    lines: z.array(helpLineSchema),
    /** Every country whose lines we have, by name. */
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Where the lines of other countries are found. */
    elsewhere: z.object({ name: z.string(), href: z.string() }),
  }),
  status: 200,
  errors: [],
});
