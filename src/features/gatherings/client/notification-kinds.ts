import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { BellSimpleIcon } from '@phosphor-icons/react/dist/ssr/BellSimple';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { CalendarXIcon } from '@phosphor-icons/react/dist/ssr/CalendarX';
import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart';
import type { NotificationLook } from '#platform/client/client-feature.ts';

/** How the notifications of gatherings look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'gathering-planned': { icon: CalendarBlankIcon },
  'gathering-reminder': { icon: BellSimpleIcon },
  'gathering-changed': { icon: CalendarBlankIcon, tone: 'sky' },
  'gathering-cancelled': { icon: CalendarXIcon, tone: 'sky' },
  'gathering-seat': { icon: ArmchairIcon, tone: 'leaf' },
  'gathering-came': { icon: HandHeartIcon, tone: 'leaf' },
};
