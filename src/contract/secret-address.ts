import { z } from 'zod';
import { defineEndpoint, type Endpoint } from './define-endpoint.ts';

type Described<Path extends Endpoint['path']> = { path: Path; summary: string };

/** A feed for calendar programs, which cannot sign in: `GET …/:token`, as iCalendar, by somebody's secret address. */
export function calendarFeed<const Path extends Endpoint['path']>({ path, summary }: Described<Path>) {
  return defineEndpoint({
    method: 'GET',
    path,
    summary,
    access: 'public',
    params: z.strictObject({
      token: z.string().regex(/^[A-Za-z0-9_.-]{20,160}$/, 'This is no calendar.'),
    }),
    status: 200,
    errors: ['NOT_FOUND'],
    raw: true,
    rateLimit: { max: 120, windowSeconds: 600 },
  });
}

/** Another secret address for a feed: that until now answers 404 from here on. */
export function renewedAddress<const Path extends Endpoint['path'], const Response extends z.ZodType>({
  path,
  summary,
  response,
}: Described<Path> & { response: Response }) {
  return defineEndpoint({
    method: 'POST',
    path,
    summary,
    access: 'signed-in',
    response,
    status: 200,
    errors: [],
    rateLimit: { max: 20, windowSeconds: 3600 },
  });
}

/**
 * Ends something by the link in a letter: `POST …?token=`. Mail programs send it, too (RFC 8058), with a form as its body, and so
 * does the button of a notification.
 */
export function endByLink<const Path extends Endpoint['path']>({ path, summary }: Described<Path>) {
  return defineEndpoint({
    method: 'POST',
    path,
    summary,
    access: 'public',
    query: z.strictObject({ token: z.string().max(200) }),
    streamedBody: true,
    status: 204,
    errors: ['NOT_FOUND'],
    rateLimit: { max: 30, windowSeconds: 600 },
  });
}

/** What stands in the address of an invitation into a circle or a group. */
export const invitationLinkToken = z.string().regex(/^[A-Za-z0-9_.-]{20,120}$/, 'This is not an invitation.');
