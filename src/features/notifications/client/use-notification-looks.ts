import { useCallback, useState } from 'react';
import { type NotificationLook, useAppShape } from '#platform/client/client-feature.ts';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';

export type Looks = Readonly<Record<string, NotificationLook>>;

/** What was loaded for a list before: a page that is come back to is at once as long as it was, and scrolled to where it was. */
let loaded: Looks | null = null;

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
      loaded = Object.assign({}, ...modules.map((module) => module.notificationKinds)) as Looks;
      return loaded;
    } catch (error) {
      setLate(true);
      throw error;
    }
  }, [notificationKinds]);
  const chunk = useChunkWithRetries(load, loaded === null ? 1 : 0);
  return chunk ?? loaded ?? (isLate ? {} : null);
}
