import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import type { NotificationLook } from '#platform/client/client-feature.ts';

/** How the notifications of polls for a date look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'date-asked': { icon: CalendarDotsIcon },
  'date-added': { icon: CalendarDotsIcon },
};
