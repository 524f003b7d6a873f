import { toast } from './toast-store.ts';

/** What a tap says whose dialog, in a chunk of its own, did not come: the next tap asks for it again. */
export function sayNotOpened(): void {
  toast({
    title: 'Not Opened',
    description: 'Please check your connection and try again.',
    variant: 'destructive',
  });
}
