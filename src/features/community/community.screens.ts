import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';
import { FIRST_PAGE } from '#contract/first-page.ts';
import type { GroupPlan } from '#features/groups/plan.contract.ts';

/** Passages and what is written stand in it. */
const fonts = ['literata-core'] as const;
const groupAt = (groupId: string | undefined) => `/api/groups/${encodeURIComponent(groupId ?? '')}`;
/** When it meets, and which dates it looks for, stand above all else. */
const datesOf = (groupId: string | undefined) =>
  ['/api/gatherings/next', '/api/date-polls'].map(
    (path) => `${path}?groupId=${encodeURIComponent(groupId ?? '')}`,
  );
/** The tab without a name is the week. */
const isWeek = (query: URLSearchParams) => [null, 'week'].includes(query.get('tab'));

/** The list that each of the other tabs begins with. */
const LISTS = new Map<string | null, (group: string) => string>([
  ['talk', (group) => `${group}/topics?limit=${FIRST_PAGE.limit}`],
  ['files', (group) => `${group}/files`],
  ['people', (group) => `${group}/members?limit=${FIRST_PAGE.limit}`],
]);

export const communityScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/community',
      access: 'signed-in',
      layout: 'sky',
      title: 'Community',
      homeTab: 'community',
      topBar: { label: 'Community', order: 4, tab: 'community' },
      load: () => import('#features/community/client/pages/community-page.tsx'),
      component: 'CommunityPage',
      // One thing stands below the other: what came later would move the rest.
      first: () => [
        '/api/groups/mine',
        '/api/gatherings/next',
        '/api/date-polls',
        `/api/prayer/waiting?limit=${FIRST_PAGE.limit}`,
        '/api/debates/current',
      ],
    }),
    defineScreen({
      path: '/community/taken-along',
      access: 'signed-in',
      layout: 'bare',
      title: 'Taken along',
      load: () => import('#features/community/client/pages/taken-along-page.tsx'),
      component: 'TakenAlongPage',
      first: () => ['/api/groups/zips'],
    }),
    defineScreen({
      path: '/community/groups/:groupId',
      access: 'signed-in',
      layout: 'bare',
      title: 'A group',
      fonts,
      load: () => import('#features/community/client/pages/group-page.tsx'),
      component: 'GroupPage',
      first: ({ params: { groupId } }) => [groupAt(groupId), `${groupAt(groupId)}/plan`, ...datesOf(groupId)],
      following: (answers, { params: { groupId }, query }) => {
        const plan = answers[`${groupAt(groupId)}/plan`] as GroupPlan | undefined;
        const passageId = plan?.passages.find(({ id }) => id === query.get('passage'))?.id ?? plan?.nowId;
        return passageId && isWeek(query) ? [`${groupAt(groupId)}/passages/${passageId}`] : [];
      },
      firstPages: ({ params: { groupId }, query }) => {
        const list = LISTS.get(query.get('tab'));
        return list ? [list(groupAt(groupId))] : [];
      },
    }),
    defineScreen({
      path: '/community/groups/:groupId/threads/:threadId',
      access: 'signed-in',
      layout: 'bare',
      title: 'A thread',
      fonts,
      load: () => import('#features/community/client/pages/thread-page.tsx'),
      component: 'ThreadPage',
      first: ({ params }) => [
        groupAt(params['groupId']),
        `/api/groups/threads/${encodeURIComponent(params['threadId'] ?? '')}`,
      ],
    }),
  ],
};
