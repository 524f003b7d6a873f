import { useState } from 'react';
import { toast } from '#ui/toast-store.ts';
import type { Device } from '../push.contract.ts';
import { openPush } from './push-here.ts';

/**
 * Asks this browser for an address for push. `open` gives null when there is none, and says why.
 * @param instead what works without, as the subject of a sentence: 'A letter or a calendar'
 */
export function useOpenPush(serverKey: string, instead: string) {
  const [isOpening, setOpening] = useState(false);
  async function open(): Promise<Device | null> {
    setOpening(true);
    try {
      const device = await openPush(serverKey);
      if (device === null) {
        toast({
          title: 'Nothing Changed',
          description: `Notifications from here were not allowed. ${instead} works without.`,
        });
      }
      return device;
    } catch {
      toast({
        title: 'Nothing Changed',
        description: `This browser has nobody who brings notifications. ${instead} works as well.`,
      });
      return null;
    } finally {
      setOpening(false);
    }
  }
  return { open, isOpening };
}
