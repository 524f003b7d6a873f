import type { FastifyRequest } from 'fastify';
import { findPasswordByEmail } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { TryBy } from './sign-in-guard.ts';

/**
 * Whose count a try of the password of this address goes to: a browser that has signed in to the account before does not
 * count with strangers.
 */
export async function triesBy(
  { db, devices }: Pick<AccountsDeps, 'db' | 'devices'>,
  email: string,
  request: FastifyRequest,
): Promise<TryBy> {
  const { cookie } = request.headers;
  const known = devices.hasAny(cookie) && devices.find(cookie, await findPasswordByEmail(db, email));
  return known ? { device: known } : { email, address: request.ip };
}
