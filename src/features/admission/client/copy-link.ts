import { copyText } from '#ui/copy-text.ts';

/** Copies an invitation's link; where the browser does not let, it is there to be copied by hand. */
export async function copyLink(link: string | null): Promise<void> {
  if (link === null) return;
  await copyText(link, { title: 'Link Copied', description: 'Send it to whom you would like to have here.' });
}
