import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy';
import type { NotificationLook } from '#platform/client/client-feature.ts';

/** How the notifications of moderation look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'words-of-danger': { icon: LifebuoyIcon, tone: 'sky' },
};
