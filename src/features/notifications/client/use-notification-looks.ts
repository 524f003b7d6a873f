import { useCallback } from 'react';
import { type NotificationLook, useAppShape } from '#platform/client/client-feature.ts';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';

type Looks = Readonly<Record<string, NotificationLook>>;

/** How each kind looks, once that is loaded; until then, and for kinds that no feature has any more, a plain bell. */
export function useNotificationLooks(): Looks {
  const { notificationKinds } = useAppShape();
  const load = useCallback(async (): Promise<Looks> => {
    const modules = await Promise.all(notificationKinds.map((one) => one()));
    return Object.assign({}, ...modules.map((module) => module.notificationKinds));
  }, [notificationKinds]);
  return useChunkWithRetries(load, 1) ?? {};
}
