import { fillGroups, type Groups, idOf } from './fill-groups.ts';
import { benchLists } from './lists-bench.ts';
import type { Row } from './report.ts';

const GROUPS: Groups = { people: 20_000, groups: 2000, members: 30, threads: 10, posts: 200_000 };
/** One whose people are in no group twice. */
const GROUP = 6;
const IN_GROUP = `/api/groups/${idOf('group', GROUP)}`;

/** What the screens of groups ask for first, by people who are in the group. */
const PATHS = {
  'my groups': '/api/groups/mine',
  'groups that are found': '/api/groups?limit=20',
  'groups that are searched for': '/api/groups?limit=20&q=kitchen',
  'a group': IN_GROUP,
  'its plan': `${IN_GROUP}/plan`,
  'a passage': `${IN_GROUP}/passages/${idOf('thread', 3 * Math.ceil((GROUP * GROUPS.threads) / 3))}`,
  'its topics': `${IN_GROUP}/topics?limit=20`,
  'a thread': `/api/groups/threads/${idOf('thread', GROUP * GROUPS.threads)}/posts?limit=20`,
  'its people': `${IN_GROUP}/members`,
  'its prayers': `/api/prayer/groups/${idOf('group', GROUP)}/requests?limit=20`,
};

/** The lists of two thousand groups. */
export function benchGroups(folder: string): Promise<Row[]> {
  return benchLists(folder, {
    fill: (db) => fillGroups(db, GROUPS, Date.now()),
    paths: PATHS,
    personAt: (turn) => GROUP * GROUPS.members + (turn % GROUPS.members),
  });
}
