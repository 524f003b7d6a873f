import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const plansScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/plans',
      access: 'signed-in',
      layout: 'app',
      title: 'Reading plans',
      homeTab: 'bible',
      load: () => import('#features/plans/client/pages/plans-page.tsx'),
      component: 'PlansPage',
      first: () => ['/api/plans'],
    }),
    defineScreen({
      path: '/plans/new',
      access: 'signed-in',
      layout: 'app',
      title: 'A plan of my own',
      homeTab: 'bible',
      load: () => import('#features/plans/client/pages/new-plan-page.tsx'),
      component: 'NewPlanPage',
      first: () => ['/api/plans'],
    }),
    defineScreen({
      path: '/plans/ready/:readyId',
      access: 'signed-in',
      layout: 'app',
      title: 'A reading plan',
      homeTab: 'bible',
      load: () => import('#features/plans/client/pages/ready-plan-page.tsx'),
      component: 'ReadyPlanPage',
      first: ({ params }) => [`/api/plans/ready/${encodeURIComponent(params['readyId'] ?? '')}`],
    }),
    defineScreen({
      path: '/plans/:planId',
      access: 'signed-in',
      layout: 'app',
      title: 'My reading plan',
      homeTab: 'bible',
      load: () => import('#features/plans/client/pages/plan-page.tsx'),
      component: 'PlanPage',
      first: ({ params }) => [`/api/plans/${encodeURIComponent(params['planId'] ?? '')}`],
    }),
  ],
};
