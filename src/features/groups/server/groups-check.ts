import type { Check } from '#platform/server/keeping/checks.ts';
import { compareGroupCounts, compareThreadCounts } from './groups-counts-store.ts';

const LISTED = 20;

/** What stands in a group's row and in a thread's is how many rows there are, and somebody leads it unless it is archived. */
export const groupsCheck: Check = {
  title: 'Groups',
  async run({ db }) {
    const { groups, wrong } = await compareGroupCounts(db, LISTED);
    const talk = await compareThreadCounts(db, LISTED);
    const many = (n: number) => n.toLocaleString('en-US');
    return {
      looked: `${many(groups)} groups count their people, and are led; ${many(talk.threads)} conversations count their posts`,
      findings: [
        ...wrong.map(({ id }) => ({
          what: `group ${id} counts other people than it has, or nobody leads it`,
          mend: 'somebody changed the database by hand: count group_member and group_asking again, and give somebody the role of a leader',
        })),
        ...talk.wrong.map(({ id }) => ({
          what: `conversation ${id} counts other posts than it has`,
          mend: 'somebody changed the database by hand: count the rows of group_post that are not deleted again',
        })),
      ],
    };
  },
};
