import { toast } from './toast-store.ts';

/**
 * Copies words, and says so by `copied`. Browsers refuse it without HTTPS, or by their settings.
 * @param instead what somebody can do then; absent: the words themselves are shown, to be copied by hand
 */
export async function copyText(
  words: string,
  copied: { title: string; description?: string },
  instead: string = words,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast(copied);
  } catch {
    toast({ title: 'Not Copied', description: instead, variant: 'destructive' });
  }
}
