import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextPath } from '#contract/next-path.ts';
import { noteNameShown } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { providerCallback, providerLogin } from '../provider.contract.ts';
import { findAccountOwner } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { promoteIfAdmin } from './administrators.ts';
import { afterFirstStep } from './first-step.ts';
import { sendLink } from './letters-due.ts';
import { accountForIdentity, PROVIDER_ID, type ProviderAccount } from './provider-account.ts';
import { createProviderClient, ProviderError, type ProviderIdentity } from './provider-client.ts';
import { createProviderCookie, type ProviderTrip } from './provider-cookie.ts';
import { type Cause, causedBy, logSecurityEvent, noteSecurityEvent } from './security-events.ts';
import { deleteSession } from './session-store.ts';

/** Signing in at an external OpenID provider. Whatever goes wrong leads to /signin, which says it in words. */
export function providerRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock, publicUrl, provider } = deps;
  const client = provider && createProviderClient(provider, `${publicUrl}${providerCallback.path}`);
  const cookie = createProviderCookie(deps);

  endpoints.handle(providerLogin, async ({ query, request, reply }) => {
    if (!client) return toSignIn(deps, reply, 'not-configured');
    const next = nextPath(`?next=${encodeURIComponent(query.next ?? '/')}`);
    try {
      const fresh = query.fresh === '1';
      const { url, checks } = await client.start(fresh);
      const { invitation } = query;
      const trip = { ...checks, next, fresh, ...(invitation !== undefined && { invitation }) };
      reply.header('set-cookie', cookie.write(trip, clock.now()));
      redirect(reply, url.href);
    } catch (error) {
      fail(deps, request, reply, error);
    }
  });

  endpoints.handle(providerCallback, async ({ caller, request, reply }) => {
    if (!client) return toSignIn(deps, reply, 'not-configured');
    const trip = cookie.read(request.headers.cookie, clock.now());
    reply.header('set-cookie', cookie.clear());
    if (!trip) return toSignIn(deps, reply, 'failed');
    let identity: ProviderIdentity;
    try {
      identity = await client.finish(new URL(request.url, publicUrl).search, trip);
    } catch (error) {
      return fail(deps, request, reply, error, trip);
    }
    const account = await settle(() => enter(deps, identity, trip.invitation ?? null, causedBy(request)));
    if (account.outcome !== 'signed-in') return toSignIn(deps, reply, account.outcome);
    // A provider that still knows the person does not ask for credentials: only what it says of when it did is believed.
    const provenAt = identity.authenticatedAt ?? 0;
    const userId = account.user.id;
    const { accountId } = identity;
    const stillTrue = async (tx: Tx) =>
      (await findAccountOwner(tx, { providerId: PROVIDER_ID, accountId })) === userId;
    const step = await afterFirstStep(deps, { userId, provenAt, stillTrue }, request);
    if (!step) return toSignIn(deps, reply, 'failed');
    reply.header('set-cookie', step.cookies);
    // What the provider has asked for, it does not reliably say: it stands for the password, and the code is asked for here.
    if (!step.isSignedIn) return redirect(reply, `/signin?step=code&next=${encodeURIComponent(trip.next)}`);
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    redirect(reply, trip.next);
  });
}

/** Finds or makes the account; a new one whose address is not confirmed yet is asked to. */
function enter(
  deps: AccountsDeps,
  identity: ProviderIdentity,
  invitation: string | null,
  cause: Cause,
): Promise<ProviderAccount> {
  const { db, clock, deeds, adminEmails, registration } = deps;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const door = { registration, adminEmails, invitation };
    const account = await accountForIdentity(tx, { identity, deeds }, door, now);
    if (account.outcome !== 'signed-in') return account;
    if (account.isNew) {
      await noteNameShown(deps.events, tx, account.user.id, now);
      await noteSecurityEvent(tx, { kind: 'registered', userId: account.user.id, cause }, now);
    }
    const user = await promoteIfAdmin(tx, account.user, { adminEmails, cause }, now);
    if (account.isNew && !user.emailVerified) {
      await sendLink(deps, tx, { userId: user.id, purpose: 'verify_email', email: user.email }, now);
    }
    return { ...account, user };
  });
}

/** Two tabs at once: the second finds what the first one made. */
async function settle<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}

function fail(
  deps: AccountsDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  trip?: ProviderTrip,
): void {
  if (!(error instanceof ProviderError)) throw error;
  request.log.warn({ reqId: request.id, err: error }, 'sign-in at the provider failed');
  toSignIn(deps, reply, error.failure, trip?.fresh ? trip.next : undefined);
}

/** `next`: whoever was to prove themselves again is signed in still, and goes back there. */
function toSignIn(deps: AccountsDeps, reply: FastifyReply, why: string, next?: string): void {
  deps.countSignInFailure(`provider-${why}`);
  if (why !== 'not-configured') logSecurityEvent('sign-in-failed', null, causedBy(reply.request));
  redirect(reply, `/signin?provider=${why}${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`);
}

function redirect(reply: FastifyReply, to: string): void {
  reply.code(302).header('location', to).send();
}
