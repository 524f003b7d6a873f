import { AppError } from '#contract/errors.ts';
import {
  findUserByEmail,
  findUserById,
  requireUser,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { lockUser } from '#platform/server/db/engine.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { changeEmail, resendVerification, verifyEmail } from '../mail-links.contract.ts';
import { type AccountsParts, post } from './accounts-parts.ts';
import { promoteIfAdmin } from './administrators.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { emailChangedNotice, emailChangeLetter, emailChangeNotice, verificationLetter } from './letters.ts';
import { issueLink, takeLink, withdrawLinks } from './one-time-links.ts';

/** Confirming an e-mail address and changing it. */
export function emailRoutes(endpoints: Endpoints, parts: AccountsParts): void {
  const { db, clock, publicUrl, adminEmails } = parts;
  const linkTo = (token: string) => `${publicUrl}/verify-email?token=${token}`;

  endpoints.handle(verifyEmail, async ({ body }) => {
    try {
      return await inTransaction(db, async (tx, afterCommit) => {
        const now = clock.now();
        const link = await takeLink(tx, body.token, ['verify_email', 'change_email'], now);
        await lockUser(tx, link.userId);
        const before = (await findUserById(tx, link.userId))!;
        const user = await updateUser(tx, before.id, { email: link.email, emailVerified: 1 }, now);
        await promoteIfAdmin(tx, user, adminEmails, now);
        const changed = before.email !== user.email;
        if (changed) {
          await withdrawLinks(tx, user.id);
          afterCommit(() => post(parts, emailChangedNotice(before, user.email)));
        }
        return { email: user.email, changed };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw addressTaken();
      throw error;
    }
  });

  endpoints.handle(resendVerification, async ({ caller }) => {
    await inUserTransaction(db, caller.id, async (tx, afterCommit) => {
      const user = (await findUserById(tx, caller.id))!;
      if (user.emailVerified) throw new AppError('ALREADY_DONE', 'Your email address is confirmed already.');
      const link = { userId: user.id, purpose: 'verify_email', email: user.email } as const;
      const token = await issueLink(tx, link, clock.now());
      afterCommit(() => post(parts, verificationLetter(user, linkTo(token))));
    });
  });

  endpoints.handle(changeEmail, async ({ body, caller, request }) => {
    const user = await requireUser(db, caller.id);
    if (body.email === user.email) throw new AppError('ALREADY_DONE', 'This is your email address already.');
    await confirmIdentity(parts, caller, {
      password: body.password,
      field: 'password',
      address: request.ip,
    });
    if (await findUserByEmail(db, body.email)) throw addressTaken();
    await inUserTransaction(db, user.id, async (tx, afterCommit) => {
      const link = { userId: user.id, purpose: 'change_email', email: body.email } as const;
      const token = await issueLink(tx, link, clock.now());
      const newAddress = { email: body.email, firstName: user.firstName };
      afterCommit(() => post(parts, emailChangeLetter(newAddress, linkTo(token))));
      afterCommit(() => post(parts, emailChangeNotice(user, body.email)));
    });
    return { pendingEmail: body.email };
  });
}

function addressTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'Another account uses this email address already.');
}
