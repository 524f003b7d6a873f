import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package';
import type { NotificationLook } from '#platform/client/client-feature.ts';

/** How the notifications of zips look, by their kinds. */
export const notificationKinds: Readonly<Record<string, NotificationLook>> = {
  'group-zip-ready': { icon: PackageIcon },
};
