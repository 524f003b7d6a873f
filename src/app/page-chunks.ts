import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Says which scripts the screen at a path needs, as the build wrote it down (scripts/vite/page-chunks.ts). */
export type ScriptsOf = (pathname: string) => readonly string[];

/** Reads `page-chunks.json` of the built client. */
export async function readPageChunks(clientDir: string): Promise<ScriptsOf> {
  const text = await readFile(path.join(clientDir, 'page-chunks.json'), 'utf8');
  const pages = JSON.parse(text) as { path: string; scripts: string[] }[];
  const matchers = pages.map((page) => ({ matches: matcherOf(page.path), scripts: page.scripts }));
  return (pathname) => matchers.find(({ matches }) => matches.test(pathname))?.scripts ?? [];
}

/** '/bible/:book/:chapter/:verse?' as an expression: a named segment is one, with '?' none or one. */
export function matcherOf(pattern: string): RegExp {
  const segments = pattern.split('/').slice(1);
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${RegExp.escape(segment)}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}/?$`);
}
