import type { Check } from '#platform/server/keeping/checks.ts';
import { POST_PICTURE_EDGES } from '../post-pictures.rules.ts';
import { compareGroupCounts, compareThreadCounts } from './groups-counts-store.ts';
import { comparePictures } from './post-picture-store.ts';

const LISTED = 20;

/** What stands in a group's row and in a thread's is how many rows there are, and somebody leads it unless it is archived. */
export const groupsCheck: Check = {
  title: 'Groups',
  async run({ db }) {
    const { groups, wrong } = await compareGroupCounts(db, LISTED);
    const talk = await compareThreadCounts(db, LISTED);
    const [edge] = POST_PICTURE_EDGES;
    const { pictures, wrong: without } = await comparePictures(db, edge, LISTED);
    const many = (n: number) => n.toLocaleString('en-US');
    return {
      looked: `${many(groups)} groups count their people, and are led; ${many(talk.threads)} conversations count their posts; ${many(pictures)} pictures of posts are there`,
      findings: [
        ...wrong.map(({ id }) => ({
          what: `group ${id} counts other people than it has, or nobody leads it`,
          mend: 'somebody changed the database by hand: count group_member and group_asking again, and give somebody the role of a leader',
        })),
        ...talk.wrong.map(({ id }) => ({
          what: `conversation ${id} counts other posts than it has`,
          mend: 'somebody changed the database by hand: count the rows of group_post that are not deleted again',
        })),
        ...without.map(({ id }) => ({
          what: `post ${id} has a picture that is no stored object`,
          mend: 'somebody changed the database by hand: take the picture out of the list in the row of group_post',
        })),
      ],
    };
  },
};
