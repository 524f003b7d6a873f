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
import { confirmIdentity } from './confirm-identity.ts';
import { sendLetter } from './letters-due.ts';
import { ownerOfLink, takeLink, withdrawLinks } from './one-time-links.ts';
import { rotateSession } from './rotate-session.ts';
import { deleteSessions } from './session-store.ts';
import { forgetFailures } from './sign-in-guard.ts';

/** A forgotten password, and one that is to be changed. */
export function passwordRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock, events, passwordHasher } = deps;
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

  endpoints.handle(resetPassword, async ({ body }) => {
    const hash = await passwordHasher.hash(body.password);
    await inUserTransaction(db, await ownerOfLink(db, body.token), async (tx) => {
      const now = clock.now();
      const link = await takeLink(tx, body.token, ['reset_password'], now);
      const user = (await findUserById(tx, link.userId))!;
      // Inside the transaction: a password that is refused leaves the link as it was.
      refuseGuessablePassword(body.password, user.email, 'password');
      await setPassword(tx, user.id, hash, now);
      if (link.email === user.email && !user.emailVerified) {
        // Whoever opened the letter has the address.
        const verified = await updateUser(tx, user.id, { emailVerified: 1 }, now);
        await promoteIfAdmin(tx, verified, deps.adminEmails, now);
      }
      await withdrawLinks(tx, user.id);
      await deleteSessions(tx, user.id);
      await forgetFailures(tx, user.email);
      await sendNotice(tx, user, now);
    });
  });

  endpoints.handle(changePassword, async ({ body, caller, request, reply }) => {
    const user = await requireUser(db, caller.id);
    await confirmIdentity(deps, caller, {
      password: body.currentPassword,
      field: 'currentPassword',
      address: request.ip,
    });
    refuseGuessablePassword(body.newPassword, user.email, 'newPassword');
    const hash = await passwordHasher.hash(body.newPassword);
    const cookie = await inUserTransaction(db, user.id, async (tx) => {
      const now = clock.now();
      await setPassword(tx, user.id, hash, now);
      await withdrawLinks(tx, user.id);
      await deleteSessions(tx, user.id, caller.sessionId);
      await sendNotice(tx, user, now);
      return rotateSession(deps, tx, { sessionId: caller.sessionId, now });
    });
    reply.header('set-cookie', cookie);
  });
}
