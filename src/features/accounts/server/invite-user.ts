import { z } from 'zod';
import { plainIssue } from '#contract/plain-issue.ts';
import { createUser, findUserByEmail } from '#features/people/server/for-other-features.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';
import { email, personName } from '../account-fields.ts';
import { findSignInMethods } from './account-store.ts';
import { issueLink, linkToken, withdrawLinks } from './one-time-links.ts';

const invitation = z.object({ email, firstName: personName, lastName: personName });

/**
 * Makes an account that nobody can sign in to yet, and the link with which its password is chosen; for an account that was
 * invited before and has no password, only the link. Whoever opens the link is taken to have the address, as with a letter: the
 * operator hands it over.
 * @returns the link, which works once and for an hour, or in words why there is none
 */
export async function inviteUser(
  deps: { db: Db; secret: string; publicUrl: string },
  given: { email: string; firstName: string; lastName: string },
  now: number,
): Promise<{ link: string } | { refused: string }> {
  const parsed = invitation.safeParse(given, { error: plainIssue });
  if (!parsed.success) {
    return {
      refused: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    };
  }
  const person = parsed.data;
  const make = () => inTransaction(deps.db, (tx) => linkFor(deps, tx, person, now));
  // Two invitations at once: the second finds the account that the first one made.
  return make().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return make();
  });
}

async function linkFor(
  deps: { secret: string; publicUrl: string },
  tx: Tx,
  person: z.output<typeof invitation>,
  now: number,
): Promise<{ link: string } | { refused: string }> {
  const userId = await invitedUser(tx, person, now);
  if (userId === null) return { refused: `${person.email} has an account already.` };
  // The operator has another one in hand.
  await withdrawLinks(tx, userId);
  const link = { userId, purpose: 'reset_password', email: person.email } as const;
  const id = await issueLink(tx, link, deps.secret, now);
  return { link: `${deps.publicUrl}/reset-password?token=${linkToken(id, deps.secret)}` };
}

/** The id of the account that waits for its password; null: somebody can sign in to it. */
async function invitedUser(tx: Tx, person: z.output<typeof invitation>, now: number): Promise<string | null> {
  const known = await findUserByEmail(tx, person.email);
  // Held from here on: the password must not be chosen between this look and the new link.
  if (known) await lockUser(tx, known.id);
  if (!known) return (await createUser(tx, { ...person, emailVerified: false }, now)).id;
  return (await findSignInMethods(tx, known.id)).length === 0 ? known.id : null;
}
