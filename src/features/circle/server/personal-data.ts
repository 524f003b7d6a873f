import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { peopleForModerators } from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { CIRCLE_LIMITS } from '../circle.rules.ts';
import type { CircleLinkTable } from './circle-tables.ts';
import { findReceived, findSent } from './invitation-store.ts';
import { findLinksAfter } from './link-store.ts';
import { circleIdsOf, findMembers } from './member-store.ts';
import { SHOWS_WORDS } from './shows-words.ts';

/** Who is in somebody's circle, under the names that they see. */
export const circleData: PersonalData = {
  section: 'circle',
  tables: ['circle_member'],
  async *exportOf(db, userId) {
    const pages = inPages<{ member_id: string; since: number }>((last, limit) =>
      findMembers(db, userId, { limit, after: last && { at: last.since, id: last.member_id } }),
    );
    for await (const page of pages) {
      const nameOf = await namesOf(
        db,
        page.map((row) => row.member_id),
      );
      yield page.map((row) => ({ name: nameOf(row.member_id), since: row.since }));
    }
  },
  /** The rows go with the account; open pages of those who have them in their circle hear of it. */
  async eraseOf(tx, userId, { now }) {
    await sendLive(tx, await circleIdsOf(tx, userId), SHOWS_WORDS, now);
  },
};

/** The links that they made; what stands in their addresses is not kept. */
export const circleLinkData: PersonalData = {
  section: 'circleLinks',
  tables: ['circle_link'],
  async *exportOf(db, userId) {
    const pages = inPages<CircleLinkTable>((last, limit) => findLinksAfter(db, userId, last, limit));
    for await (const page of pages) {
      yield page.map(({ uses, uses_left, created_at, expires_at }) => ({
        uses,
        usesLeft: uses_left,
        createdAt: created_at,
        expiresAt: expires_at,
      }));
    }
  },
};

/** Invitations from cards, theirs and those to them. That one was declined is not told to who sent it. */
export const circleInvitationData: PersonalData = {
  section: 'circleInvitations',
  tables: ['circle_invitation'],
  async *exportOf(db, userId) {
    const sent = await findSent(db, userId, CIRCLE_LIMITS.waiting);
    const received = await findReceived(db, userId, CIRCLE_LIMITS.waiting);
    const nameOf = await namesOf(db, [
      ...sent.map((row) => row.invitee_id),
      ...received.map((row) => row.inviter_id),
    ]);
    yield [
      ...sent.map((row) => ({ to: nameOf(row.invitee_id), invitedAt: row.invited_at })),
      ...received.map((row) => ({ from: nameOf(row.inviter_id), invitedAt: row.invited_at })),
    ];
  },
};

async function namesOf(db: Db, ids: readonly string[]): Promise<(id: string) => string | undefined> {
  const people = await peopleForModerators(db, ids);
  return (id) => people.get(id)?.name;
}
