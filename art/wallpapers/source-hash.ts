import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const home = import.meta.dirname;
const importLine = /\bfrom\s+'(\.{1,2}\/[^']+)'/g;

/** Ids of all scenes, sorted: the file names in `scenes/`. */
export function sceneIds(): string[] {
  return readdirSync(join(home, 'scenes'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .sort();
}

function collect(file: string, seen: Map<string, string>): void {
  if (seen.has(file)) return;
  // git may check files out with CRLF; the picture does not depend on it
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  seen.set(file, text);
  for (const [, specifier] of text.matchAll(importLine)) collect(join(dirname(file), specifier!), seen);
}

/**
 * sha256 (hex) over a scene's file and every file it imports, directly or through others.
 * An edit to one toolkit file so makes only those pictures stale that are drawn with it.
 */
export function sceneHash(id: string): string {
  const files = new Map<string, string>();
  collect(join(home, 'scenes', `${id}.ts`), files);
  const hash = createHash('sha256');
  const named = [...files].map(([file, text]) => [relative(home, file).replaceAll('\\', '/'), text] as const);
  for (const [name, text] of named.sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex');
}
