import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { BellSimpleIcon } from '@phosphor-icons/react/dist/ssr/BellSimple';
import { BreadIcon } from '@phosphor-icons/react/dist/ssr/Bread';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { CalendarXIcon } from '@phosphor-icons/react/dist/ssr/CalendarX';
import type { NotificationLook } from '#platform/client/client-feature.ts';

/** How the notifications of gatherings look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'gathering-planned': { icon: CalendarPlusIcon },
  'gathering-reminder': { icon: BellSimpleIcon },
  'gathering-asked': { icon: CalendarCheckIcon },
  'gathering-changed': { icon: CalendarBlankIcon, tone: 'sky' },
  'gathering-cancelled': { icon: CalendarXIcon, tone: 'sky' },
  'gathering-gone': { icon: CalendarXIcon, tone: 'sky' },
  'gathering-line-free': { icon: BreadIcon },
  'gathering-line-removed': { icon: BreadIcon, tone: 'sky' },
  'gathering-seat': { icon: ArmchairIcon, tone: 'leaf' },
  'gathering-came': { icon: CalendarCheckIcon, tone: 'leaf' },
  'gathering-waits': { icon: ArmchairIcon, tone: 'sky' },
};
