import { AppError } from '#contract/errors.ts';
import {
  findUserByEmail,
  findUserById,
  requireUser,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { changeEmail, resendVerification, verifyEmail } from '../mail-links.contract.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { LinkPurpose } from './accounts-tables.ts';
import { promoteIfAdmin } from './administrators.ts';
import { confirmIdentity, requirePasswordOf } from './confirm-identity.ts';
import { sendLetter, sendLink } from './letters-due.ts';
import { countLetterTo } from './letters-to-address.ts';
import { type FoundLink, findLinkByToken, isLinkExpired, linkExpired, takeLink } from './one-time-links.ts';
import { confirmedByHolder } from './proved-address.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { requireSession } from './session-store.ts';

/** What links are for that confirm an address. */
const CONFIRMING: readonly LinkPurpose[] = ['verify_email', 'change_email'];

/** Confirming an e-mail address and changing it. */
export function emailRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock, events, adminEmails } = deps;

  endpoints.handle(verifyEmail, async ({ body, caller, request }) => {
    const cause = causedBy(request);
    const found = await findLinkByToken(db, body.token);
    const ownerId = found.userId;
    if (found.endedAt !== null && !(await hasConfirmed(db, found))) throw linkExpired();
    // Whoever opened the letter has the address. Whether the account is theirs too, the letter does not say.
    const session = caller?.id === ownerId ? caller : null;
    if (!session) await requirePasswordOf(deps, ownerId, { password: body.password, request });
    try {
      return await inUserTransaction(db, ownerId, async (tx) => {
        const now = clock.now();
        const link = await takeLink(tx, body.token, CONFIRMING, now);
        const before = (await findUserById(tx, link.userId))!;
        const user = await updateUser(tx, before.id, { email: link.email, emailVerified: 1 }, now);
        await confirmedByHolder(tx, user.id, session?.sessionId);
        const changed = before.email !== user.email;
        const kind = changed ? 'email-changed' : 'email-confirmed';
        await noteSecurityEvent(tx, { kind, userId: user.id, cause }, now);
        await promoteIfAdmin(tx, user, { adminEmails, cause }, now);
        if (changed) {
          const notice = { letter: 'email-changed', to: before.email, newEmail: user.email } as const;
          await sendLetter(events, tx, { userId: user.id, ...notice }, now);
        }
        return { email: user.email, changed };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw addressTaken();
      // Opened once more: by somebody who never saw the answer, or by the older of two letters. It changes nothing.
      if (isLinkExpired(error) && (await hasConfirmed(db, found))) {
        return { email: found.email, changed: found.purpose === 'change_email' };
      }
      throw error;
    }
  });

  endpoints.handle(resendVerification, async ({ caller }) => {
    await inUserTransaction(db, caller.id, async (tx) => {
      const user = await requireUser(tx, caller.id);
      if (user.emailVerified) throw new AppError('ALREADY_DONE', 'Your email address is confirmed already.');
      const link = { userId: user.id, purpose: 'verify_email', email: user.email } as const;
      await sendLink(deps, tx, link, clock.now());
    });
  });

  endpoints.handle(changeEmail, async ({ body, caller, request }) => {
    const user = await requireUser(db, caller.id);
    if (body.email === user.email) throw new AppError('ALREADY_DONE', 'This is your email address already.');
    await confirmIdentity(deps, caller, {
      password: body.password,
      field: 'password',
      request,
    });
    if (await findUserByEmail(db, body.email)) throw addressTaken();
    await inUserTransaction(db, user.id, async (tx) => {
      const link = { userId: user.id, purpose: 'change_email', email: body.email } as const;
      const notice = { letter: 'email-change-asked', to: user.email, newEmail: body.email } as const;
      const now = clock.now();
      const event = { kind: 'email-change-asked', userId: user.id, cause: causedBy(request) } as const;
      await requireSession(tx, caller);
      await countLetterTo(tx, body.email, now);
      await noteSecurityEvent(tx, event, now);
      await sendLink(deps, tx, link, now);
      await sendLetter(events, tx, { userId: user.id, ...notice }, now);
    });
    return { pendingEmail: body.email };
  });
}

/** Whether the account has confirmed the address to which a link was sent to confirm it. */
async function hasConfirmed(db: Db, link: FoundLink): Promise<boolean> {
  const user = await findUserById(db, link.userId);
  return CONFIRMING.includes(link.purpose) && user?.email === link.email && Boolean(user.emailVerified);
}

function addressTaken(): AppError {
  return new AppError('EMAIL_TAKEN', 'Another account uses this email address already.');
}
