import type { ClientFeature } from '#platform/client/client-feature.ts';
import { BeforeFirstWords } from './client/components/before-first-words.tsx';
import { askBeforeFirstWords } from './client/first-words.ts';
import { moderationScreens } from './moderation.screens.ts';

export const moderationClient: ClientFeature = {
  name: 'moderation',
  screens: moderationScreens,
  notificationKinds: () => import('./client/notification-kinds.ts'),
  Beside: BeforeFirstWords,
  atStart: askBeforeFirstWords,
};
