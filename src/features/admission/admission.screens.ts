import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const admissionScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/invitations',
      access: 'signed-in',
      layout: 'app',
      title: 'Invitations',
      load: () => import('#features/admission/client/pages/invitations-page.tsx'),
      component: 'InvitationsPage',
    }),
  ],
};
