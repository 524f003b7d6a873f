import type { FeatureScreens } from '#contract/define-screen.ts';

export const notificationsScreens: FeatureScreens = { everywhere: ['/api/notifications/unread'] };
