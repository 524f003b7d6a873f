import { toast } from './toast-store.ts';

/**
 * Told after a tap whose dialog could not be loaded (its code is a chunk of its own). The next tap tries to load it
 * again.
 */
export function sayNotOpened(): void {
  toast({
    title: 'Not Opened',
    description: 'Please check your connection and try again.',
    variant: 'destructive',
  });
}
