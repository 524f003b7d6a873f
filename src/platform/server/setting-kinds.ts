import { z } from 'zod';

/**
 * The address of a site: its origin, as browsers write it. Anything more would be lost or do harm: what compares it with a
 * request's host, or asks whether it begins with `https:`, would see something else than the browser does.
 */
export const siteAddress = z
  .string()
  .trim()
  .transform((value, ctx) => {
    const url = /^https?:\/\//i.test(value) ? URL.parse(value.replace(/\/+$/, '')) : null;
    // `href` tells of an empty query too, which `search` does not.
    if (url && url.href === `${url.origin}/`) return url.origin;
    ctx.addIssue(
      'must be an address like https://lampstand.example.org: with http or https, and without a user, a path, ? or #',
    );
    return z.NEVER;
  });
