import { AppError } from '#contract/errors.ts';
import {
  cameBy,
  createCameBy,
  findUserByEmail,
  findUserById,
} from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { canRegister, mustConfirmFirst } from '../admission.policy.ts';
import { invitationState, type Registration } from '../admission.rules.ts';
import { findByToken, findInvitation, takeUse } from './invitation-store.ts';
import { hashOfToken } from './invitation-token.ts';

/** Somebody who wants to make an account. */
export interface AtTheDoor {
  /** The token of an invitation that came along, as it came. */
  invitation: string | null;
  /** The address is one of `ADMIN_EMAILS`, and whoever wants to come in with it says, or has shown, that it is theirs. */
  isNamed: boolean;
}

/** By what somebody was let in; for `noteAdmission`, once there is an account. */
export interface Admission {
  invitation: { id: string; makerId: string } | null;
  /** Nothing but the settings let them in. */
  byName: boolean;
}

/**
 * Lets somebody in, and counts the use of an invitation, with the transaction that makes the account.
 * @throws AppError INVITATION_NEEDED, REGISTRATION_CLOSED
 */
export async function admit(
  tx: Tx,
  registration: Registration,
  { invitation, isNamed }: AtTheDoor,
  now: number,
): Promise<Admission> {
  // A closed server uses up no invitation.
  const taken =
    invitation === null || registration === 'closed'
      ? undefined
      : await takeUse(tx, hashOfToken(invitation), now);
  const newcomer = { isInvited: taken !== undefined, isNamed };
  if (!canRegister(newcomer, registration)) throw refusal(registration, invitation);
  return {
    invitation: taken ? { id: taken.id, makerId: taken.maker_id } : null,
    byName: mustConfirmFirst(newcomer, registration),
  };
}

/**
 * The same question before costly work, which changes nothing: `admit` decides.
 * @throws AppError INVITATION_NEEDED, REGISTRATION_CLOSED
 */
export async function askAtTheDoor(
  db: DbOrTx,
  registration: Registration,
  { invitation, isNamed }: AtTheDoor,
  now: number,
): Promise<void> {
  const found = invitation === null ? undefined : await findByToken(db, hashOfToken(invitation), now);
  const isInvited = found?.makerStands === true && stateOf(found, now) === 'open';
  if (!canRegister({ isInvited, isNamed }, registration)) throw refusal(registration, invitation);
}

/** Whether the account of this address came by this very invitation: its owner's answer was lost, and they try again. */
export async function hasComeBy(
  db: DbOrTx,
  { email, invitation }: { email: string; invitation: string | null },
): Promise<boolean> {
  const user = invitation === null ? undefined : await findUserByEmail(db, email);
  const came = user && (await cameBy(db, [user.id])).get(user.id);
  if (!came?.invitationId) return false;
  return (await findInvitation(db, came.invitationId))?.token_hash === hashOfToken(invitation!);
}

/** What somebody meets whose invitation does not let in; the provider's way leads them to words about it. */
export function isRefusedInvitation(error: unknown): boolean {
  return error instanceof AppError && error.code === 'INVITATION_NEEDED';
}

/** What has become of an invitation, by its row. */
export function stateOf(
  row: { uses: number; used: number; expires_at: number; revoked_at: number | null },
  now: number,
) {
  return invitationState({ ...row, expiresAt: row.expires_at, revokedAt: row.revoked_at }, now);
}

/** Keeps by what the new account came in: who simply registered leaves no row. */
export async function noteAdmission(
  tx: Tx,
  userId: string,
  { invitation, byName }: Admission,
  now: number,
): Promise<void> {
  if (!invitation && !byName) return;
  await createCameBy(tx, {
    user_id: userId,
    way: invitation ? 'invitation' : 'named',
    inviter_id: invitation?.makerId ?? null,
    invitation_id: invitation?.id ?? null,
    came_at: now,
  });
}

/**
 * Whom nothing but the settings let in confirms the address before anybody signs in (`mustConfirmFirst`).
 * @throws AppError CONFIRM_FIRST
 */
export async function refuseUnconfirmed(tx: Tx, userId: string): Promise<void> {
  if ((await cameBy(tx, [userId])).get(userId)?.way !== 'named') return;
  if ((await findUserById(tx, userId))?.emailVerified) return;
  throw new AppError(
    'CONFIRM_FIRST',
    'Please confirm your address first: the link is in the letter that we sent you. Without it, choose ‘Forgot your password?’.',
  );
}

function refusal(registration: Registration, invitation: string | null): AppError {
  if (registration === 'closed') {
    return new AppError('REGISTRATION_CLOSED', 'This server takes in nobody new at the moment.');
  }
  return new AppError(
    'INVITATION_NEEDED',
    invitation === null
      ? 'People come in here by invitation. Please open the link that somebody who looks after this server sent you.'
      : 'This invitation does not let in any more. Please ask whoever sent it for a new one.',
  );
}
