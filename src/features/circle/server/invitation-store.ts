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
    .orderBy('invited_at', 'desc')
    .limit(limit)
    .execute();
}

/** How many of somebody's invitations are kept. */
export async function countSent(db: DbOrTx, inviterId: string): Promise<number> {
  const { count } = await db
    .selectFrom('circle_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Says whether it is new. */
export async function createInvitation(
  tx: Tx,
  invitation: { inviterId: string; inviteeId: string },
  now: number,
): Promise<boolean> {
  const { inviterId: inviter_id, inviteeId: invitee_id } = invitation;
  const result = await tx
    .insertInto('circle_invitation')
    .values({ inviter_id, invitee_id, invited_at: now, declined_at: null })
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

/** Says whether there was one. */
export async function deleteInvitation(tx: Tx, inviterId: string, inviteeId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('circle_invitation')
    .where('inviter_id', '=', inviterId)
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those of either to the other. */
export async function deleteInvitationsBetween(tx: Tx, a: string, b: string): Promise<void> {
  await deleteInvitation(tx, a, b);
  await deleteInvitation(tx, b, a);
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
