import { toast } from './toast-store.ts';

/** Copies words, and says so; where nothing can be copied, shows them. */
export async function copyText(
  words: string,
  copied: { title: string; description?: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast(copied);
  } catch {
    toast({ title: 'Not Copied', description: words, variant: 'destructive' });
  }
}
