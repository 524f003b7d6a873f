import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Registration } from '#features/admission/admission.rules.ts';
import { admit, isRefusedInvitation, noteAdmission } from '#features/admission/server/for-other-features.ts';
import { onlyName } from '#features/people/person-name.rules.ts';
import {
  createUser,
  findUserByEmail,
  findUserById,
  type UserTable,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import type { DeedTeller } from '#platform/server/deeds.ts';
import { email as emailSchema, personName } from '../account-fields.ts';
import { canLinkIdentity } from '../accounts.policy.ts';
import { ACCOUNT_LIMITS } from '../accounts.rules.ts';
import { createAccount, findAccountOwner } from './account-store.ts';
import { takenByOwner } from './proved-address.ts';
import type { ProviderIdentity } from './provider-client.ts';

/** The provider's name in the table `account`. */
export const PROVIDER_ID = 'oidc';

export type ProviderAccount =
  | { outcome: 'signed-in'; user: UserTable; isNew: boolean }
  | { outcome: 'unverified' | 'no-email' | 'invitation-needed' | 'closed' };

/**
 * The user whom the provider's identity stands for: the one it was linked to before, else the one with the same
 * address, if `canLinkIdentity`, else a new one, if this server lets them in (docs/decisions/039 and 050).
 * @throws a unique violation when two tabs do this at once; the second try finds what the first one made.
 */
export async function accountForIdentity(
  tx: Tx,
  { identity, deeds }: { identity: ProviderIdentity; deeds: DeedTeller },
  door: { registration: Registration; adminEmails: readonly string[]; invitation: string | null },
  now: number,
): Promise<ProviderAccount> {
  const { accountId } = identity;
  const ownerId = await findAccountOwner(tx, { providerId: PROVIDER_ID, accountId });
  if (ownerId !== null) {
    return { outcome: 'signed-in', user: (await findUserById(tx, ownerId))!, isNew: false };
  }

  const address = emailSchema.safeParse(identity.email ?? '');
  if (!address.success) return { outcome: 'no-email' };
  const email = address.data;
  const link = { providerId: PROVIDER_ID, accountId, password: null };
  const found = await findUserByEmail(tx, email);
  if (found) {
    await lockUser(tx, found.id);
    let user = await findUserById(tx, found.id);
    // Read again under the lock: a change of address may have come between.
    if (!user || !canLinkIdentity(user, { email, emailVerified: identity.emailVerified })) {
      return { outcome: 'unverified' };
    }
    if (!user.emailVerified) {
      await takenByOwner(tx, user.id, deeds);
      user = await updateUser(tx, user.id, { emailVerified: 1 }, now);
    }
    await createAccount(tx, { ...link, userId: user.id }, now);
    return { outcome: 'signed-in', user, isNew: false };
  }
  // What the provider has not confirmed is an address that anybody may have written there.
  const isNamed = identity.emailVerified && door.adminEmails.includes(email);
  const { invitation } = door;
  const admission = await admit(tx, door.registration, { invitation, isNamed }, now).catch(refusedOutcome);
  if ('outcome' in admission) return admission;
  const user = await createUser(
    tx,
    {
      email,
      emailVerified: identity.emailVerified,
      firstName: nameFrom(identity.firstName) || nameFrom(email.split('@')[0]!) || 'Friend',
      lastName: nameFrom(identity.lastName),
    },
    now,
  );
  await noteAdmission(tx, user.id, admission, now);
  await createAccount(tx, { ...link, userId: user.id }, now);
  return { outcome: 'signed-in', user, isNew: true };
}

/** The browser is led to the sign-in, which says it in words. */
function refusedOutcome(error: unknown): { outcome: 'invitation-needed' | 'closed' } {
  if (isRefusedInvitation(error)) return { outcome: 'invitation-needed' };
  if (error instanceof AppError && error.code === 'REGISTRATION_CLOSED') return { outcome: 'closed' };
  throw error;
}

/** A name as we would have taken it in a form, or nothing. */
function nameFrom(given: string): string {
  return z.catch(personName, '').parse(onlyName(given.toWellFormed()).slice(0, ACCOUNT_LIMITS.name));
}
