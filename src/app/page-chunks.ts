import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Addresses of what a screen needs beside the entry's own. */
export interface PageFiles {
  scripts: readonly string[];
  fonts: readonly string[];
  /** For a screen that the server renders; else its script asks for them. */
  styles: readonly string[];
}

/** Says what the screen at a path needs, as the build wrote it down (scripts/vite/page-chunks.ts). */
export type FilesOf = (pathname: string) => PageFiles;

export const noFiles: PageFiles = { scripts: [], fonts: [], styles: [] };

/** Reads `page-chunks.json` of the built client. */
export async function readPageChunks(clientDir: string): Promise<FilesOf> {
  const text = await readFile(path.join(clientDir, 'page-chunks.json'), 'utf8');
  const pages = JSON.parse(text) as (PageFiles & { path: string })[];
  const matchers = pages.map((page) => ({ matches: matcherOf(page.path), page }));
  return (pathname) => matchers.find(({ matches }) => matches.test(pathname))?.page ?? noFiles;
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
