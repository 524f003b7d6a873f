import { defineScreen, type FeatureScreens } from '#contract/define-screen.ts';

export const remindersScreens: FeatureScreens = {
  screens: [
    defineScreen({
      path: '/settings/reminder',
      access: 'signed-in',
      layout: 'app',
      title: 'A reminder',
      load: () => import('#features/reminders/client/pages/reminder-page.tsx'),
      component: 'ReminderPage',
      first: () => ['/api/reminder'],
    }),
    defineScreen({
      path: '/reminder/end',
      access: 'anyone',
      layout: 'bare',
      title: 'No more reminders',
      load: () => import('#features/reminders/client/pages/end-reminder-page.tsx'),
      component: 'EndReminderPage',
    }),
  ],
};
