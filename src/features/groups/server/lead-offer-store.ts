import type { Insertable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { exportedNameFor } from './group-store.ts';
import type { GroupLeadOfferTable } from './groups-tables.ts';

/** What somebody was asked by whoever still leads the group, declined or not. */
export async function findLeadOffer(
  db: DbOrTx,
  groupId: string,
  userId: string,
): Promise<LeadOfferRow | undefined> {
  const [row] = await offerTo(db, { groupId, userId });
  return row;
}

const offerTo = preparedByName({ groupId: '?groupId', userId: '?userId' }, (db, { groupId, userId }) =>
  offers(db).where('group_lead_offer.user_id', '=', userId).where('group_lead_offer.group_id', '=', groupId),
);

/** Offers by their ids that whoever was asked has not answered. */
export function findOpenLeadOffers(db: DbOrTx, ids: readonly string[]) {
  return offers(db)
    .where('group_lead_offer.id', 'in', [...ids])
    .where('group_lead_offer.declined_at', 'is', null)
    .execute();
}

/** Ids of those who were asked to lead a group and have not answered. */
export async function askedToLead(db: DbOrTx, groupId: string): Promise<ReadonlySet<string>> {
  const rows = await offers(db)
    .where('group_lead_offer.group_id', '=', groupId)
    .where('group_lead_offer.declined_at', 'is', null)
    .limit(GROUP_LIMITS.members)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

function offers(db: DbOrTx) {
  return db
    .selectFrom('group_lead_offer')
    .innerJoin('group_member as asking', (join) =>
      join
        .onRef('asking.user_id', '=', 'group_lead_offer.by_id')
        .onRef('asking.group_id', '=', 'group_lead_offer.group_id')
        .on('asking.role', '=', 'leader'),
    )
    .select([
      'group_lead_offer.id',
      'group_lead_offer.user_id',
      'group_lead_offer.group_id',
      'asking.user_id as by_id',
      'group_lead_offer.way',
      'group_lead_offer.declined_at',
    ]);
}
export type LeadOfferRow = Awaited<ReturnType<typeof findOpenLeadOffers>>[number];

/** When somebody declined to lead a group, whoever had asked; null: they did not, or were asked anew since. */
export async function declinedToLeadAt(db: DbOrTx, groupId: string, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('group_lead_offer')
    .select('declined_at')
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.declined_at ?? null;
}

/** Asks somebody, in place of what they were asked before. */
export async function createLeadOffer(tx: Tx, offer: Insertable<GroupLeadOfferTable>): Promise<void> {
  const { id, by_id, way, offered_at, declined_at } = offer;
  await tx
    .insertInto('group_lead_offer')
    .values(offer)
    .onConflict((oc) =>
      oc.columns(['user_id', 'group_id']).doUpdateSet({ id, by_id, way, offered_at, declined_at }),
    )
    .execute();
}

export async function declineLeadOffer(
  tx: Tx,
  groupId: string,
  userId: string,
  declinedAt: number,
): Promise<void> {
  await tx
    .updateTable('group_lead_offer')
    .set({ declined_at: declinedAt })
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .execute();
}

/** Somebody is not asked any more. @returns the ids of what they were asked */
export async function deleteLeadOffer(tx: Tx, groupId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('group_lead_offer')
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes back what somebody asks; what was declined stays, so that nobody else asks it at once. @returns the ids of it */
export async function deleteLeadOffersBy(tx: Tx, groupId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('group_lead_offer')
    .where('by_id', '=', userId)
    .where('group_id', '=', groupId)
    .where('declined_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What somebody was asked, for the export; at most `GROUP_LIMITS.groupsOfOne`. */
export function leadOffersTo(db: DbOrTx, userId: string) {
  return forExport(db, userId)
    .where('group_lead_offer.user_id', '=', userId)
    .limit(GROUP_LIMITS.groupsOfOne)
    .execute();
}

/** What somebody asks others, for the export; at most `limit`, in the order of groups and people. */
export function leadOffersBy(
  db: DbOrTx,
  userId: string,
  last: { group_id: string; user_id: string } | null,
  limit: number,
) {
  let query = forExport(db, userId).where('group_lead_offer.by_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('group_lead_offer.group_id', 'group_lead_offer.user_id'),
        '>',
        eb.tuple(last.group_id, last.user_id),
      ),
    );
  }
  return query
    .orderBy('group_lead_offer.group_id')
    .orderBy('group_lead_offer.user_id')
    .limit(limit)
    .execute();
}

function forExport(db: DbOrTx, userId: string) {
  return db
    .selectFrom('group_lead_offer')
    .innerJoin('study_group', 'study_group.id', 'group_lead_offer.group_id')
    .selectAll('group_lead_offer')
    .select(exportedNameFor(userId).as('name'));
}
