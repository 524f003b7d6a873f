import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const moderationScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/moderation',
      access: 'signed-in',
      layout: 'sky',
      title: 'Moderation',
      load: () => import('#features/moderation/client/pages/moderation-page.tsx'),
      component: 'ModerationPage',
    }),
    defineScreen({
      path: '/moderation/record',
      access: 'signed-in',
      layout: 'sky',
      title: 'What moderators did',
      load: () => import('#features/moderation/client/pages/record-page.tsx'),
      component: 'RecordPage',
    }),
    defineScreen({
      path: '/my-words/:caseId',
      access: 'signed-in',
      bannedToo: true,
      layout: 'app',
      title: 'Your words',
      load: () => import('#features/moderation/client/pages/my-words-page.tsx'),
      component: 'MyWordsPage',
    }),
  ],
};
