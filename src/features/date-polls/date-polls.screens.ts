import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const datePollsScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/community/dates/new',
      access: 'signed-in',
      layout: 'bare',
      title: 'Find a date',
      load: () => import('#features/date-polls/client/pages/new-date-poll-page.tsx'),
      component: 'NewDatePollPage',
      first: () => ['/api/groups/mine'],
    }),
    defineScreen({
      path: '/community/dates/:pollId',
      access: 'signed-in',
      layout: 'bare',
      title: 'Finding a date',
      load: () => import('#features/date-polls/client/pages/date-poll-page.tsx'),
      component: 'DatePollPage',
      first: ({ params }) => [`/api/date-polls/${encodeURIComponent(params['pollId'] ?? '')}`],
    }),
  ],
};
