import { toast } from './toast-store.ts';

/** Copies the whole address of a path, and says so; where nothing can be copied, shows it. */
export async function copyLink(path: string, description: string): Promise<void> {
  const url = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description });
  } catch {
    toast({ title: 'Not Copied', description: url, variant: 'destructive' });
  }
}
