import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const administrationScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/administration',
      access: 'signed-in',
      layout: 'app',
      title: 'Administration',
      load: () => import('#features/administration/client/pages/administration-page.tsx'),
      component: 'AdministrationPage',
    }),
    defineScreen({
      path: '/administration/people/:personId',
      access: 'signed-in',
      layout: 'app',
      title: 'Administration',
      load: () => import('#features/administration/client/pages/person-page.tsx'),
      component: 'AdministratedPersonPage',
    }),
  ],
};
