import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';
import { FIRST_PAGE } from '#contract/first-page.ts';

const groupAt = (groupId: string | undefined) => `/api/groups/${encodeURIComponent(groupId ?? '')}`;

export const groupsScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/community/groups',
      access: 'signed-in',
      layout: 'sky',
      title: 'Find a group',
      homeTab: 'community',
      load: () => import('#features/groups/client/pages/find-groups-page.tsx'),
      component: 'FindGroupsPage',
      early: [`/api/groups?limit=${FIRST_PAGE.limit}`],
    }),
    defineScreen({
      path: '/community/groups/new',
      access: 'signed-in',
      layout: 'bare',
      title: 'Start a group',
      load: () => import('#features/groups/client/pages/new-group-page.tsx'),
      component: 'NewGroupPage',
    }),
    defineScreen({
      path: '/community/join/:token',
      access: 'anyone',
      layout: 'bare',
      title: 'An invitation',
      load: () => import('#features/groups/client/pages/join-group-page.tsx'),
      component: 'JoinGroupPage',
      first: ({ params }) => [`/api/groups/by-link/${encodeURIComponent(params['token'] ?? '')}`],
    }),
    defineScreen({
      path: '/community/groups/:groupId/keep',
      access: 'signed-in',
      layout: 'bare',
      title: 'Manage the group',
      load: () => import('#features/groups/client/pages/keep-group-page.tsx'),
      component: 'KeepGroupPage',
      first: ({ params }) => [groupAt(params['groupId']), `${groupAt(params['groupId'])}/plan`],
    }),
  ],
};
