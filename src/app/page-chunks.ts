import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from '#contract/screen-table.ts';

/** Addresses of the files that a screen needs in addition to those of the entry script. */
export interface PageFiles {
  scripts: readonly string[];
  fonts: readonly string[];
  /** Only for a screen that the server renders; elsewhere the screen's script fetches them. */
  styles: readonly string[];
}

export const noFiles: PageFiles = { scripts: [], fonts: [], styles: [] };

/** Files by `keyOf` of each screen and tab, as the build wrote them down (scripts/vite/page-chunks.ts). */
export type PageChunks = Readonly<Record<string, PageFiles>>;

/** What a screen or tab is called in `page-chunks.json`: its component's name and its path or id. */
export function keyOf(shown: { component: string; path?: string; id?: string }): string {
  return `${shown.component} ${shown.path ?? shown.id}`;
}

/**
 * Reads `page-chunks.json` of the built client. The function that it gives says which files the screen and the tab at
 * a place need.
 */
export async function readPageChunks(clientDir: string): Promise<(place: Place) => PageFiles> {
  const text = await readFile(path.join(clientDir, 'page-chunks.json'), 'utf8');
  const chunks = JSON.parse(text) as PageChunks;
  return ({ screen, tab }) => {
    const found = [screen, ...(tab ? [tab] : [])].map((shown) => chunks[keyOf(shown)] ?? noFiles);
    const all = (kind: keyof PageFiles) => [...new Set(found.flatMap((files) => files[kind]))];
    return { scripts: all('scripts'), fonts: all('fonts'), styles: all('styles') };
  };
}
