import type { Visit } from '#contract/define-screen.ts';
import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

const occurrence = ({ params }: Visit) => [
  `/api/gatherings/${encodeURIComponent(params['gatheringId'] ?? '')}/${encodeURIComponent(params['start'] ?? '')}`,
];

export const gatheringsScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/community/events',
      access: 'signed-in',
      layout: 'sky',
      title: 'Events',
      homeTab: 'community',
      load: () => import('#features/gatherings/client/pages/events-page.tsx'),
      component: 'EventsPage',
      first: () => ['/api/groups/mine'],
    }),
    defineScreen({
      path: '/letters/events/stop',
      access: 'anyone',
      layout: 'bare',
      title: 'Letters before events',
      load: () => import('#features/gatherings/client/pages/stop-letters-page.tsx'),
      component: 'StopLettersPage',
    }),
    defineScreen({
      path: '/community/events/new',
      access: 'signed-in',
      layout: 'bare',
      title: 'Plan an event',
      load: () => import('#features/gatherings/client/pages/new-event-page.tsx'),
      component: 'NewEventPage',
      first: () => ['/api/groups/mine'],
    }),
    defineScreen({
      path: '/community/events/:gatheringId/:start/change',
      access: 'signed-in',
      layout: 'bare',
      title: 'Change an event',
      load: () => import('#features/gatherings/client/pages/change-event-page.tsx'),
      component: 'ChangeEventPage',
      first: occurrence,
    }),
    defineScreen({
      path: '/community/events/:gatheringId/:start',
      access: 'signed-in',
      layout: 'bare',
      title: 'An event',
      load: () => import('#features/gatherings/client/pages/event-page.tsx'),
      component: 'EventPage',
      first: occurrence,
    }),
  ],
};
