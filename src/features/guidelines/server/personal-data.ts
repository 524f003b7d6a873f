import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findAgreementsPage } from './agreement-store.ts';

/** Which versions of the guidelines a person has agreed to, and when. */
export const agreementData: PersonalData = {
  section: 'guidelines',
  tables: ['guidelines_agreement'],
  async *exportOf(db, userId) {
    const pages = inPages<{ version: string; agreed_at: number }>((last, limit) =>
      findAgreementsPage(db, { userId, last, limit }),
    );
    for await (const rows of pages) {
      yield rows.map((row) => ({ version: row.version, agreedAt: row.agreed_at }));
    }
  },
};
