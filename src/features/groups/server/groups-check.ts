import type { Check } from '#platform/server/keeping/checks.ts';
import { compareGroupCounts } from './groups-counts-store.ts';

const LISTED = 20;

/** What stands in a group's row is how many rows there are, and somebody leads it. */
export const groupsCheck: Check = {
  title: 'Groups',
  async run({ db }) {
    const { groups, wrong } = await compareGroupCounts(db, LISTED);
    return {
      looked: `${groups.toLocaleString('en-US')} groups count their people, and are led`,
      findings: wrong.map(({ id }) => ({
        what: `group ${id} counts other people than it has, or nobody leads it`,
        mend: 'somebody changed the database by hand: count group_member and group_asking again, and give somebody the role of a leader',
      })),
    };
  },
};
