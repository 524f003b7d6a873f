import { isOfFormerVersion } from './page-version.ts';
import { toast } from './toast-store.ts';

/**
 * Told after a tap whose dialog could not be loaded (its code is a chunk of its own). The next tap tries to load it
 * again; a page that was open during an upgrade has to be loaded again first.
 */
export function sayNotOpened(): void {
  isOfFormerVersion().then((isFormer) => {
    if (isFormer)
      toast({
        title: 'Not Opened Yet',
        description: 'Lampstand was renewed while this page was open.',
        addition: { words: 'It opens then.', label: 'Load again', press: () => window.location.reload() },
      });
    else
      toast({
        title: 'Not Opened',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
  });
}
