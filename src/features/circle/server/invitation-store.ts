import { notBlockedWith } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CircleInvitationTable } from './circle-tables.ts';

export function findInvitation(
  db: DbOrTx,
  inviterId: string,
  inviteeId: string,
): Promise<CircleInvitationTable | undefined> {
  return db
    .selectFrom('circle_invitation')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst();
}

/** Invitations to somebody that wait, the newest first. */
export function findReceived(db: DbOrTx, inviteeId: string, limit: number): Promise<CircleInvitationTable[]> {
  return db
    .selectFrom('circle_invitation')
    .selectAll()
    .where('invitee_id', '=', inviteeId)
    .where('declined_at', 'is', null)
    .where((eb) => notBlockedWith(eb, inviteeId, 'inviter_id'))
    .orderBy('invited_at', 'desc')
    .limit(limit)
    .execute();
}

/** Invitations of somebody, the newest first. Those that were declined are among them: nobody is told. */
export function findSent(db: DbOrTx, inviterId: string, limit: number): Promise<CircleInvitationTable[]> {
  return db
    .selectFrom('circle_invitation')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .where('withdrawn_at', 'is', null)
    .where((eb) => notBlockedWith(eb, inviterId, 'invitee_id'))
    .orderBy('invited_at', 'desc')
    .limit(limit)
    .execute();
}

/** How many invitations of somebody wait, as it is to them. */
export async function countSent(db: DbOrTx, inviterId: string): Promise<number> {
  const { count } = await db
    .selectFrom('circle_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inviter_id', '=', inviterId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Says whether it is new; not where one that was declined and taken back is sent again. */
export async function createInvitation(
  tx: Tx,
  invitation: { inviterId: string; inviteeId: string },
  now: number,
): Promise<boolean> {
  const { inviterId: inviter_id, inviteeId: invitee_id } = invitation;
  const again = await tx
    .updateTable('circle_invitation')
    .set({ invited_at: now, withdrawn_at: null })
    .where('inviter_id', '=', inviter_id)
    .where('invitee_id', '=', invitee_id)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst();
  if (again.numUpdatedRows > 0n) return false;
  const result = await tx
    .insertInto('circle_invitation')
    .values({ inviter_id, invitee_id, invited_at: now, declined_at: null, withdrawn_at: null })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Says whether there was one that waited. */
export async function declineInvitation(
  tx: Tx,
  invitation: { inviterId: string; inviteeId: string },
  now: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('circle_invitation')
    .set({ declined_at: now })
    .where('inviter_id', '=', invitation.inviterId)
    .where('invitee_id', '=', invitation.inviteeId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Says whether there was one to take back. One that was declined stays so, unseen by both. */
export async function withdrawInvitation(
  tx: Tx,
  invitation: { inviterId: string; inviteeId: string },
  now: number,
): Promise<boolean> {
  const { inviterId, inviteeId } = invitation;
  const kept = await tx
    .updateTable('circle_invitation')
    .set({ withdrawn_at: now })
    .where('inviter_id', '=', inviterId)
    .where('invitee_id', '=', inviteeId)
    .where('declined_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n) return true;
  const result = await tx
    .deleteFrom('circle_invitation')
    .where('inviter_id', '=', inviterId)
    .where('invitee_id', '=', inviteeId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those of either to the other. */
export async function deleteInvitationsBetween(tx: Tx, a: string, b: string): Promise<void> {
  for (const [inviterId, inviteeId] of [
    [a, b],
    [b, a],
  ] as const) {
    await tx
      .deleteFrom('circle_invitation')
      .where('inviter_id', '=', inviterId)
      .where('invitee_id', '=', inviteeId)
      .execute();
  }
}

/** What somebody sent; what was sent to them waits until it is too old, as if they had not looked. */
export async function deleteInvitationsOf(tx: Tx, inviterId: string): Promise<void> {
  await tx.deleteFrom('circle_invitation').where('inviter_id', '=', inviterId).execute();
}

export async function deleteOldInvitations(
  db: DbOrTx,
  invitedBefore: number,
  limit: number,
): Promise<number> {
  const result = await db
    .deleteFrom('circle_invitation')
    .where((eb) =>
      eb(
        eb.refTuple('inviter_id', 'invitee_id'),
        'in',
        eb
          .selectFrom('circle_invitation')
          .select(['inviter_id', 'invitee_id'])
          .where('invited_at', '<', invitedBefore)
          .limit(limit)
          .$asTuple('inviter_id', 'invitee_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}
