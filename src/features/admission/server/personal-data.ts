import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findInvitationsOf, type InvitationRow } from './invitation-store.ts';

/** The invitations that somebody made. Who came by them is theirs, not the maker's; nor is the link's secret handed out. */
export const invitationData: PersonalData = {
  section: 'serverInvitations',
  tables: ['server_invitation'],
  async *exportOf(db, userId) {
    const pages = inPages<InvitationRow>((last, limit) => findInvitationsOf(db, userId, { last, limit }));
    for await (const page of pages) {
      yield page.map(({ note, uses, used, created_at, expires_at, revoked_at }) => ({
        note,
        uses,
        used,
        createdAt: created_at,
        expiresAt: expires_at,
        revokedAt: revoked_at,
      }));
    }
  },
};
