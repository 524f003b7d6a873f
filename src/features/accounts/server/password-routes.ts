import {
  findUserByEmail,
  findUserById,
  requireUser,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import { lockUser } from '#platform/server/db/engine.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { forgotPassword, resetPassword } from '../mail-links.contract.ts';
import { changePassword } from '../settings.contract.ts';
import { setPassword } from './account-store.ts';
import { type AccountsParts, post } from './accounts-parts.ts';
import { promoteIfAdmin } from './administrators.ts';
import { refuseGuessablePassword } from './common-passwords.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { passwordChangedNotice, resetLetter } from './letters.ts';
import { issueLink, takeLink, wasJustIssued, withdrawLinks } from './one-time-links.ts';
import { deleteSessions } from './session-store.ts';
import { forgetFailures } from './sign-in-guard.ts';

/** A forgotten password, and one that is to be changed. */
export function passwordRoutes(endpoints: Endpoints, parts: AccountsParts): void {
  const { db, clock, publicUrl, background, passwordHasher } = parts;
  const changedNotice = (user: { email: string; firstName: string }) =>
    passwordChangedNotice(user, `${publicUrl}/forgot-password`);

  endpoints.handle(forgotPassword, async ({ body }) => {
    // The answer does not wait for the letter, because the time it takes must not tell whether there is such an
    // account.
    background.run('forgotten password', async () => {
      const found = await findUserByEmail(db, body.email);
      if (!found) return;
      await inUserTransaction(db, found.id, async (tx, afterCommit) => {
        // Limits how many letters strangers can send to somebody.
        if (await wasJustIssued(tx, found.id, 'reset_password', clock.now())) return;
        const link = { userId: found.id, purpose: 'reset_password', email: found.email } as const;
        const token = await issueLink(tx, link, clock.now());
        afterCommit(() => post(parts, resetLetter(found, `${publicUrl}/reset-password?token=${token}`)));
      });
    });
    return { email: body.email };
  });

  endpoints.handle(resetPassword, async ({ body }) => {
    const hash = await passwordHasher.hash(body.password);
    await inTransaction(db, async (tx, afterCommit) => {
      const now = clock.now();
      const link = await takeLink(tx, body.token, ['reset_password'], now);
      await lockUser(tx, link.userId);
      const user = (await findUserById(tx, link.userId))!;
      // Inside the transaction: a password that is refused leaves the link as it was.
      refuseGuessablePassword(body.password, user.email, 'password');
      await setPassword(tx, user.id, hash, now);
      if (link.email === user.email && !user.emailVerified) {
        // Opening the letter proves that the address is theirs.
        const verified = await updateUser(tx, user.id, { emailVerified: 1 }, now);
        await promoteIfAdmin(tx, verified, parts.adminEmails, now);
      }
      await withdrawLinks(tx, user.id);
      await deleteSessions(tx, user.id);
      await forgetFailures(tx, user.email);
      afterCommit(() => post(parts, changedNotice(user)));
    });
  });

  endpoints.handle(changePassword, async ({ body, caller, request }) => {
    const user = await requireUser(db, caller.id);
    await confirmIdentity(parts, caller, {
      password: body.currentPassword,
      field: 'currentPassword',
      address: request.ip,
    });
    refuseGuessablePassword(body.newPassword, user.email, 'newPassword');
    const hash = await passwordHasher.hash(body.newPassword);
    await inUserTransaction(db, user.id, async (tx, afterCommit) => {
      await setPassword(tx, user.id, hash, clock.now());
      await withdrawLinks(tx, user.id);
      await deleteSessions(tx, user.id, caller.sessionId);
      afterCommit(() => post(parts, changedNotice(user)));
    });
  });
}
