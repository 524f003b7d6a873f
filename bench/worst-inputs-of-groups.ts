import { PAGE } from '#contract/paging.ts';
import { GATHERING_LIMITS } from '#features/gatherings/gatherings.rules.ts';
import { GROUP_LIMITS } from '#features/groups/groups.rules.ts';
import { POLL_LIMITS } from '#features/groups/polls.rules.ts';
import type { HeavyPeople } from './heavy-people.ts';
import type { Sent } from './worst-inputs.ts';

/** Three bytes of UTF-8. */
const WIDE = '⁗';

/** What groups and events accept from somebody who is in fifty groups of five hundred. */
export function worstInputsOfGroups(people: HeavyPeople): Record<string, readonly Partial<Sent>[]> {
  const { inGroups, groups } = people;
  const ofGroups = (path: string, body?: object) => ({
    cookie: inGroups,
    path,
    ...(body && { body: JSON.stringify(body) }),
  });
  const pageOfGroups = (path: string) => [ofGroups(`${path}?limit=${PAGE.maxLimit}`)];
  const inGroup = `/api/groups/${groups.groupId}`;
  const thread = (id: string) => `/api/groups/threads/${id}`;
  const gathering = ({ gatheringId, start }: { gatheringId: string; start: string }) =>
    `/api/gatherings/${gatheringId}/${start}`;
  const search = (groupId: string, q: string) =>
    ofGroups(`/api/groups/${groupId}/search?limit=${PAGE.maxLimit}&q=${encodeURIComponent(q)}`);
  const marks = 'a\u0301'.repeat(GROUP_LIMITS.post).slice(0, GROUP_LIMITS.post);
  const references = Array.from({ length: GROUP_LIMITS.post }, (_, i) => `Acts ${1 + (i % 28)}:1 `)
    .join('')
    .slice(0, GROUP_LIMITS.post);
  const posts = [
    WIDE.repeat(GROUP_LIMITS.post),
    marks,
    references,
    'Song of '.repeat(250),
    '1 '.repeat(1000),
  ];
  const options = Array.from(
    { length: POLL_LIMITS.options },
    (_, n) => `${n}${WIDE.repeat(POLL_LIMITS.option - 1)}`,
  );
  const weekly = {
    groupId: groups.groupId,
    title: WIDE.repeat(GATHERING_LIMITS.title),
    description: WIDE.repeat(GATHERING_LIMITS.description),
    place: WIDE.repeat(GATHERING_LIMITS.place),
    link: '',
    startsAt: groups.series.start,
    endsAt: `${groups.series.start.slice(0, 11)}23:59`,
    timezone: 'America/New_York',
    seats: null,
    repeat: { kind: 'weekly', every: 1, until: null },
    brings: Array.from({ length: GATHERING_LIMITS.lines }, () => WIDE.repeat(GATHERING_LIMITS.line)),
  };
  const from = groups.series.start.slice(0, 10);
  const before = new Date(Date.parse(from) + GATHERING_LIMITS.windowDays * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return {
    'GET /api/groups/mine': [ofGroups('/api/groups/mine')],
    'GET /api/groups': ['', 'zq', WIDE.repeat(40), 'a b c d e f g h'].map((q) =>
      ofGroups(`/api/groups?limit=${PAGE.maxLimit}&q=${encodeURIComponent(q)}`),
    ),
    'GET /api/groups/:groupId': [ofGroups(inGroup)],
    'GET /api/groups/:groupId/members': pageOfGroups(`${inGroup}/members`),
    'GET /api/groups/:groupId/plan': [ofGroups(`${inGroup}/plan`)],
    'GET /api/groups/:groupId/passages/:passageId': [ofGroups(`${inGroup}/passages/${groups.passageId}`)],
    'GET /api/groups/:groupId/topics': pageOfGroups(`${inGroup}/topics`),
    'GET /api/groups/:groupId/search': [
      ...['zq', '⁗', 'amen', 'amenamen', 'acts john psalm read 23:1'].map((q) => search('many0', q)),
      search('many1', 'selah'),
    ],
    'GET /api/groups/threads/:threadId': [ofGroups(thread(groups.threadId))],
    'GET /api/groups/threads/:threadId/posts': [
      ...pageOfGroups(`${thread(groups.threadId)}/posts`),
      ...pageOfGroups(`${thread(groups.passageId)}/posts`),
      ...pageOfGroups(`${thread(groups.pollsId)}/posts`),
    ],
    'GET /api/groups/posts/:postId/versions': [ofGroups(`/api/groups/posts/${groups.postId}/versions`)],
    'POST /api/groups/threads/:threadId/posts': [
      ...posts.map((text) => ofGroups(`${thread(groups.roomyId)}/posts`, { text })),
      ofGroups(`${thread(groups.roomyId)}/posts`, { text: marks, poll: { options, isMultiple: true } }),
    ],
    'GET /api/groups/posts/:postId/votes': [ofGroups('/api/groups/posts/poll0/votes')],
    'PUT /api/groups/posts/:postId/vote': [
      ofGroups('/api/groups/posts/poll0/vote', { options: options.map((_, place) => place) }),
    ],
    'PUT /api/groups/posts/:postId/poll-end': [ofGroups('/api/groups/posts/poll1/poll-end')],
    'POST /api/groups/:groupId/topics': [
      ofGroups(`${inGroup}/topics`, { title: WIDE.repeat(120), text: marks }),
    ],
    'POST /api/groups/:groupId/plan': [
      ofGroups('/api/groups/many5/plan', {
        references: Array.from({ length: GROUP_LIMITS.passagesAtOnce }, () => 'Psalm 119'),
        startsOn: '2026-12-01',
        every: 'day',
      }),
      ofGroups('/api/groups/many5/plan', {
        references: Array.from({ length: GROUP_LIMITS.passagesAtOnce }, () => WIDE.repeat(100)),
        startsOn: '2026-12-01',
        every: 'day',
      }),
    ],
    'PATCH /api/groups/:groupId/plan/:passageId': [
      ofGroups(`${inGroup}/plan/${groups.passageId}`, { startsOn: '2026-12-01', andFollowing: true }),
    ],
    'PATCH /api/groups/:groupId': [
      ofGroups(inGroup, {
        about: WIDE.repeat(GROUP_LIMITS.about),
        guidelines: WIDE.repeat(GROUP_LIMITS.guidelines),
      }),
    ],
    'GET /api/gatherings': pageOfGroups('/api/gatherings'),
    'GET /api/gatherings/next': [ofGroups('/api/gatherings/next')],
    'GET /api/gatherings/between': [
      ofGroups(`/api/gatherings/between?from=${from}&before=${before}&timezone=Europe/London`),
    ],
    'GET /api/gatherings/:gatheringId/:start': [ofGroups(gathering(groups.gathering))],
    'PUT /api/gatherings/:gatheringId/:start/answer': ['cant', 'going'].map((answer) =>
      ofGroups(`${gathering(groups.gathering)}/answer`, { answer }),
    ),
    'PUT /api/gatherings/:gatheringId/:start/series-answer': ['cant', 'going', null].map((answer) =>
      ofGroups(`${gathering(groups.series)}/series-answer`, { answer }),
    ),
    'GET /api/gatherings/:gatheringId/:start/not-answered': [
      ofGroups(`${gathering(groups.unanswered)}/not-answered`),
    ],
    'GET /api/gatherings/:gatheringId/:start/others': [ofGroups(`${gathering(groups.begun)}/others`)],
    'PUT /api/gatherings/:gatheringId/:start/asked': [ofGroups(`${gathering(groups.unanswered)}/asked`)],
    'GET /api/calendar-feed/:token': [{ path: people.feed }],
    'POST /api/gatherings': [ofGroups('/api/gatherings', { ...weekly, groupId: 'many6' })],
    'PATCH /api/gatherings/:gatheringId/:start': [
      ofGroups(gathering(groups.series), { scope: 'one', seats: 100 }),
      ofGroups(gathering(groups.series), { scope: 'all', seats: 101 }),
      ofGroups(gathering(groups.series), { scope: 'all', timezone: 'Asia/Tokyo' }),
    ],
    'PUT /api/gatherings/:gatheringId/:start/cancelled': [
      ofGroups(`${gathering(groups.calledOff)}/cancelled`, { scope: 'all' }),
    ],
    'DELETE /api/groups/:groupId/membership': [
      { cookie: people.leavingGroup, path: `${inGroup}/membership` },
    ],
  };
}
