import type { FastifyInstance } from 'fastify';
import { chapterPath, TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { readerFromCookies } from '#features/bible/reader-preferences.rules.ts';
import { DEFAULT_TAB } from './home/default-tab.ts';

/** What a signed-in user's page carries, so that its first screen need not ask once its scripts have run. */
export interface FirstAnswers {
  /** Bodies of successful GETs by path: they stand in the page itself. */
  answers: Record<string, unknown>;
  /** Addresses that the page asks for beside its scripts: what may be large, or be in the browser's cache. */
  early: string[];
  /** Whether they are all that the screen needs to be rendered here. */
  isWhole: boolean;
}

/** What the home's tabs show first, by the name in `?tab=`. */
const OF_TAB = new Map([
  [DEFAULT_TAB, '/api/chests'],
  ['outfits', '/api/outfits'],
  ['wallpaper', '/api/wallpapers'],
]);

const CHAPTER = /^\/bible\/(\w+)\/(\d+)(?:\/\w+)?\/?$/;

/**
 * Asks this very server, as the user whose cookie it is, for what the screen at `url` ('/?tab=outfits') shows first. An
 * answer that is no success is left out: the screen asks again and says what is wrong.
 */
export async function readFirstAnswers(
  app: FastifyInstance,
  url: string,
  cookie: string,
): Promise<FirstAnswers> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const tab = searchParams.get('tab');
  const paths = [
    '/api/auth/user',
    '/api/user/profile',
    ...pathsOf(pathname, tab),
    ...chapterPathsOf(pathname, cookie),
  ];
  const read = await Promise.all(paths.map(async (path) => [path, await get(app, path, cookie)] as const));
  const answers = Object.fromEntries(read.filter(([, body]) => body !== undefined));
  return {
    answers,
    early: pathname === '/journal' ? ['/api/journal/entries'] : [],
    isWhole: isRendered(pathname, tab) && paths.every((path) => path in answers),
  };
}

/** The screens that are opened most, on phones: home as it opens, and the chapters. */
function isRendered(pathname: string, tab: string | null): boolean {
  return CHAPTER.test(pathname) || (pathname === '/' && (tab ?? DEFAULT_TAB) === DEFAULT_TAB);
}

function pathsOf(pathname: string, tab: string | null): string[] {
  if (pathname === '/') return [OF_TAB.get(tab ?? DEFAULT_TAB)].filter((path) => path !== undefined);
  if (pathname === '/wallpapers') return ['/api/wallpaper-collections'];
  if (pathname === '/journal') return ['/api/journal/today', '/api/journal/on-this-day'];
  return [];
}

/** What a chapter's page shows, in the translation, or the two, that this browser reads in. */
function chapterPathsOf(pathname: string, cookie: string): string[] {
  const [, bookId, chapter] = CHAPTER.exec(pathname) ?? [];
  if (bookId === undefined || chapter === undefined) return [];
  const { translation, isSideBySide } = readerFromCookies(cookie);
  const shown = TRANSLATION_IDS.filter((id) => isSideBySide || id === translation);
  return [
    '/api/bible/books',
    '/api/bible/chapters-read',
    '/api/bible/reading-sessions/current',
    ...shown.map((id) => chapterPath(bookId.toUpperCase(), chapter, id)),
  ];
}

async function get(app: FastifyInstance, url: string, cookie: string): Promise<unknown> {
  const response = await app.inject({ method: 'GET', url, headers: { cookie } });
  return response.statusCode === 200 ? response.json() : undefined;
}
