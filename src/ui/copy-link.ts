import { copyText } from './copy-text.ts';

/** Copies the whole address of a path, and says so; where nothing can be copied, shows it. */
export function copyLink(path: string, description: string): Promise<void> {
  return copyText(new URL(path, location.href).href, { title: 'Link Copied', description });
}
