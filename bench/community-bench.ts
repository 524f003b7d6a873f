import { type Community, fillCommunity } from './fill-community.ts';
import { benchLists } from './lists-bench.ts';
import type { Row } from './report.ts';

const COMMUNITY: Community = {
  people: 50_000,
  requests: 200_000,
  prayed: 1_000_000,
  notificationsEach: 10,
  circle: 14,
  items: 6,
};

/** What the screens ask for first of everything that is read together, and what asks at every screen whether something is new. */
const PATHS = [
  '/api/prayer/overview',
  '/api/prayer/waiting?limit=10',
  '/api/prayer/requests?state=open',
  '/api/prayer/answered?whose=all&limit=10',
  '/api/prayer/list',
  '/api/notifications?limit=5',
  '/api/notifications/unread',
  '/api/circle',
];

/** The lists of a large community. */
export function benchCommunity(folder: string): Promise<Row[]> {
  return benchLists(folder, {
    fill: (db) => fillCommunity(db, COMMUNITY, Date.now()),
    paths: Object.fromEntries(PATHS.map((pathname) => [`GET ${pathname}`, pathname])),
    personAt: (turn) => 100 + 97 * turn,
  });
}
