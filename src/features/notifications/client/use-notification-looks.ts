import { useCallback, useState } from 'react';
import { type NotificationLook, useAppShape } from '#platform/client/client-feature.ts';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';

export type Looks = Readonly<Record<string, NotificationLook>>;

/**
 * How each kind looks; null until that is loaded, so that no row gets its question later than its words. While it does not come,
 * and for kinds that no feature has any more, it is a plain bell.
 */
export function useNotificationLooks(): Looks | null {
  const { notificationKinds } = useAppShape();
  const [isLate, setLate] = useState(false);
  const load = useCallback(async (): Promise<Looks> => {
    try {
      const modules = await Promise.all(notificationKinds.map((one) => one()));
      return Object.assign({}, ...modules.map((module) => module.notificationKinds));
    } catch (error) {
      setLate(true);
      throw error;
    }
  }, [notificationKinds]);
  return useChunkWithRetries(load, 1) ?? (isLate ? {} : null);
}
