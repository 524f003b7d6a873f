import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A script that a page has in itself, because one that is fetched can be lost. */
export interface InlineScript {
  text: string;
  /** What the content policy calls it: `'sha256-…'`. */
  source: string;
}

/** Those that pages have in themselves. */
export interface InlineScripts {
  /** Notices that the scripts of a page were lost, and loads it again (public/begin-again.js). */
  beginAgain: InlineScript;
  /** Holds what is pressed and typed in a rendered page before the app has taken it over (public/early-hands.js). */
  earlyHands: InlineScript;
}

export async function readInlineScripts(clientDir: string): Promise<InlineScripts> {
  const [beginAgain, earlyHands] = await Promise.all(
    ['begin-again.js', 'early-hands.js'].map((file) => readScript(clientDir, file)),
  );
  return { beginAgain: beginAgain!, earlyHands: earlyHands! };
}

async function readScript(clientDir: string, file: string): Promise<InlineScript> {
  const text = await readFile(path.join(clientDir, file), 'utf8');
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** A page with the script before anything that it may have to notice. */
export function withInlineScript(html: string, { text }: InlineScript): string {
  return html.replace('<meta name="viewport"', (meta) => `<script>${text}</script>\n    ${meta}`);
}
