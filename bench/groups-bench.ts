import { feedTokenOf } from '#platform/server/feed-token.ts';
import { fillGroups, type Groups, gatheringIdOf, idOf, nextStart, personIdOf } from './fill-groups.ts';
import { benchLists, SECRET } from './lists-bench.ts';
import type { Row } from './report.ts';

const GROUPS: Groups = { people: 20_000, groups: 2000, members: 30, threads: 10, posts: 200_000 };
/** One whose people are in no group twice. */
const GROUP = 6;
const IN_GROUP = `/api/groups/${idOf('group', GROUP)}`;

const NOW = Date.now();
const MONTH = `from=${dayOf(NOW - 15 * 86_400_000)}&before=${dayOf(NOW + 15 * 86_400_000)}&timezone=UTC`;
const FEED = feedTokenOf('calendar feed', { userId: personIdOf(GROUP * GROUPS.members), serial: 0 }, SECRET);

/** What the screens of groups ask for first, by people who are in the group. */
const PATHS = {
  'my groups': '/api/groups/mine',
  'groups that are found': '/api/groups?limit=10',
  'groups that are searched for': '/api/groups?limit=10&q=kitchen',
  'a group': IN_GROUP,
  'its plan': `${IN_GROUP}/plan`,
  'a passage': `${IN_GROUP}/passages/${idOf('thread', 3 * Math.ceil((GROUP * GROUPS.threads) / 3))}`,
  'its topics': `${IN_GROUP}/topics?limit=10`,
  'what was said, found by words that all posts have': `${IN_GROUP}/search?limit=10&q=saturday`,
  'what was said, by words that no post has': `${IN_GROUP}/search?limit=10&q=sunday`,
  'a thread': `/api/groups/threads/${idOf('thread', GROUP * GROUPS.threads)}/posts`,
  'its people': `${IN_GROUP}/members?limit=10`,
  'its prayers': `/api/prayer/groups/${idOf('group', GROUP)}/requests?limit=10`,
  'events that come': '/api/gatherings?limit=10',
  'the next events': '/api/gatherings/next',
  'a month of events': `/api/gatherings/between?${MONTH}`,
  'an event': `/api/gatherings/${gatheringIdOf(GROUP)}/${nextStart(NOW)}`,
  'a calendar feed': `/api/calendar-feed/${FEED}`,
};

/** '2026-11-23', by UTC. */
function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The lists of two thousand groups with twenty thousand events. */
export function benchGroups(folder: string): Promise<Row[]> {
  return benchLists(folder, {
    fill: (db) => fillGroups(db, GROUPS, NOW),
    paths: PATHS,
    personAt: (turn) => GROUP * GROUPS.members + (turn % GROUPS.members),
  });
}
