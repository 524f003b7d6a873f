import type { PersonalData } from '#platform/server/personal-data.ts';
import { findReached } from './milestone-store.ts';

/** As many as the catalogue has, so one page holds them. They are deleted with the person. */
export const milestonesData: PersonalData = {
  section: 'milestones',
  tables: ['milestone'],
  async *exportOf(db, userId) {
    const reached = await findReached(db, userId);
    yield reached.map(({ id, reachedAt, cardPlace }) => ({ id, reachedAt, onCard: cardPlace !== null }));
  },
};
