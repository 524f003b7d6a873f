import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { findUserById, requireUser, updateUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { forgotPassword, resetPassword } from '../mail-links.contract.ts';
import { changePassword } from '../settings.contract.ts';
import { setPassword } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { promoteIfAdmin } from './administrators.ts';
import { refuseGuessablePassword } from './common-passwords.ts';
import { confirmIdentity, requirePasswordOf, requireSamePassword } from './confirm-identity.ts';
import { sendLetter } from './letters-due.ts';
import { findLinkByToken, isLinkExpired, takeLink, withdrawLinks } from './one-time-links.ts';
import { takenByOwner } from './proved-address.ts';
import { rotateSession } from './rotate-session.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { deleteSessions, requireSession } from './session-store.ts';
import { forgetFailures } from './sign-in-guard.ts';

/** A forgotten password, and one that is to be changed. */
export function passwordRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock, events, deeds, devices, passwordHasher, adminEmails } = deps;
  const sendNotice = (tx: Tx, user: { id: string; email: string }, now: number) =>
    sendLetter(events, tx, { userId: user.id, letter: 'password-changed', to: user.email }, now);

  endpoints.handle(forgotPassword, async ({ body }) => {
    // The account is looked up later: how long the answer takes must not tell whether there is one.
    const { email } = body;
    await inTransaction(db, (tx) =>
      events.emit(tx, { type: 'password-forgotten', subject: email, payload: { email } }, clock.now()),
    );
    return { email: body.email };
  });

  endpoints.handle(resetPassword, async ({ body, request, reply }) => {
    const hash = await passwordHasher.hash(body.password);
    const { userId } = await findLinkByToken(db, body.token);
    const chosen = inUserTransaction(db, userId, async (tx) => {
      const now = clock.now();
      const link = await takeLink(tx, body.token, ['reset_password'], now);
      const user = (await findUserById(tx, link.userId))!;
      // Inside the transaction: a password that is refused leaves the link as it was.
      refuseGuessablePassword(body.password, user.email, 'password');
      if (link.email === user.email && !user.emailVerified) {
        // Whoever opened the letter has the address, and may not be who made the account.
        await takenByOwner(tx, user.id, deeds);
        const verified = await updateUser(tx, user.id, { emailVerified: 1 }, now);
        await promoteIfAdmin(tx, verified, { adminEmails, cause: causedBy(request) }, now);
      }
      await setPassword(tx, user.id, hash, now);
      await withdrawLinks(tx, user.id);
      await deleteSessions(tx, user.id);
      await forgetFailures(tx, user.email);
      await noteSecurityEvent(tx, { kind: 'password-reset', userId: user.id, cause: causedBy(request) }, now);
      await sendNotice(tx, user, now);
      return hash;
    });
    const password = await chosen.catch((error: unknown) => chosenBefore(deps, error, { ...body, request }));
    // Whoever opened the letter can sign in here, however many wrong passwords come from elsewhere.
    reply.header('set-cookie', devices.remember(request.headers.cookie, { userId, password }));
  });

  endpoints.handle(changePassword, async ({ body, caller, request, reply }) => {
    const user = await requireUser(db, caller.id);
    const field = 'currentPassword';
    const confirmed = await confirmIdentity(deps, caller, {
      password: body.currentPassword,
      field,
      request,
    });
    refuseGuessablePassword(body.newPassword, user.email, 'newPassword');
    const hash = await passwordHasher.hash(body.newPassword);
    const changed = await inUserTransaction(db, user.id, async (tx) => {
      const now = clock.now();
      await requireSession(tx, caller);
      await requireSamePassword(tx, user.id, { confirmed, field });
      await setPassword(tx, user.id, hash, now);
      await withdrawLinks(tx, user.id);
      await deleteSessions(tx, user.id, caller.sessionId);
      await noteSecurityEvent(
        tx,
        { kind: 'password-changed', userId: user.id, cause: causedBy(request) },
        now,
      );
      await sendNotice(tx, user, now);
      const session = await rotateSession(deps, tx, { sessionId: caller.sessionId, now });
      return { session, before: { userId: user.id, password: confirmed } };
    });
    const after = { ...changed.before, password: hash };
    const device = devices.remember(request.headers.cookie, after, changed.before);
    reply.header('set-cookie', [changed.session, device]);
  });
}

/**
 * Somebody who never saw that their new password was set sends it once more: it is theirs already, and nothing changes. Any other
 * password finds the link used; it is a try like one at the door, since this would otherwise be a way around the limit on those.
 * @returns the hash of the password
 */
async function chosenBefore(
  deps: AccountsDeps,
  error: unknown,
  { token, ...given }: { token: string; password: string; request: FastifyRequest },
): Promise<string | null> {
  if (!isLinkExpired(error)) throw error;
  const link = await findLinkByToken(deps.db, token);
  if (link.purpose !== 'reset_password' || link.endedAt === null) throw error;
  return requirePasswordOf(deps, link.userId, given).catch((refusal: unknown) => {
    throw refusal instanceof AppError && refusal.code === 'WRONG_PASSWORD' ? error : refusal;
  });
}
