import type { ClientFeature } from '#platform/client/client-feature.ts';
import { BeforeWords } from './client/components/before-words.tsx';
import { askBeforeFirstWords } from './client/first-words.ts';
import { showHelpFirst } from './client/help-first.ts';
import { moderationScreens } from './moderation.screens.ts';

export const moderationClient: ClientFeature = {
  name: 'moderation',
  screens: moderationScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
  Beside: BeforeWords,
  atStart() {
    askBeforeFirstWords();
    showHelpFirst();
  },
};
