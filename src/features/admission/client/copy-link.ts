import { toast } from '#ui/toast-store.ts';

/** Copies an invitation's link; where the browser does not let, the words are there to be copied by hand. */
export async function copyLink(link: string | null): Promise<void> {
  if (link === null) return;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link Copied', description: 'Send it to whom you would like to have here.' });
  } catch {
    toast({ title: 'Here is the Link', description: link });
  }
}
