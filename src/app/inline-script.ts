import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A script that a page has in itself, because one that is fetched can be lost. */
export interface InlineScript {
  text: string;
  /** What the content policy calls it: `'sha256-…'`. */
  source: string;
}

/** Notices that the scripts of a page were lost, and loads it again (public/begin-again.js). */
export async function readBeginAgain(clientDir: string): Promise<InlineScript> {
  const text = await readFile(path.join(clientDir, 'begin-again.js'), 'utf8');
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** A page with the script before anything that it may have to notice. */
export function withInlineScript(html: string, { text }: InlineScript): string {
  return html.replace('<meta name="viewport"', (meta) => `<script>${text}</script>\n    ${meta}`);
}
