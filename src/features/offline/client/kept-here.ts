import type { Chapter } from '#features/bible/bible.contract.ts';
import { ownScript } from '#ui/page-version.ts';
import { type KeptChapter, keptChapterAt, MOST_CHAPTERS } from '../offline.rules.ts';
import { OFFLINE_PATH } from '../offline-path.ts';

/** The worker answers from this one: the screen and its files. Its name stands there, too (public/offline-worker.js). */
const PAGE = 'lampstand-offline-page';
const CHAPTERS = 'lampstand-offline-chapters';
/** Whose draft the screen goes on with. */
const READER = 'lampstand:offline-reader';

/** Whether a browser can keep a screen for hours without a connection: not over plain http, nor in some private windows. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** The id of whoever is signed in in this browser, as far as it was told; null where it cannot be read. */
export function keptReader(): string | null {
  try {
    return localStorage.getItem(READER);
  } catch {
    return null;
  }
}

export function keepReader(userId: string): void {
  localStorage.setItem(READER, userId);
}

/** Keeps a chapter as the one that was read last; the oldest of too many goes. */
export async function keepChapter(address: string, chapter: Chapter): Promise<void> {
  const cache = await caches.open(CHAPTERS);
  // To stand last, it has to be new: Safari leaves what is put anew in its place.
  await cache.delete(address);
  await cache.put(address, new Response(JSON.stringify(chapter)));
  const addresses = await cache.keys();
  const old = addresses.filter(({ url }) => keptChapterAt(pathOf(url)) === null);
  const many = addresses.slice(0, Math.max(0, addresses.length - MOST_CHAPTERS));
  await Promise.all([...old, ...many].map((request) => cache.delete(request)));
}

/** The chapters that this browser keeps, the last one first. */
export async function keptChapters(): Promise<KeptChapter[]> {
  if (!canKeep() || !(await caches.has(CHAPTERS))) return [];
  const addresses = await (await caches.open(CHAPTERS)).keys();
  return addresses.flatMap(({ url }) => keptChapterAt(pathOf(url)) ?? []).toReversed();
}

/** A kept chapter's text. @throws Error when the browser has let it go meanwhile */
export async function readKept(address: string): Promise<Chapter> {
  const response = await (await caches.open(CHAPTERS)).match(address);
  if (response === undefined) throw new Error('this chapter is not kept here');
  return (await response.json()) as Chapter;
}

/**
 * Has the worker installed that answers with the screen, and keeps that with all files that it begins with, once for each version of
 * the app. @param filesOfPage loads the screen's own scripts and says what was loaded of the server's files until then
 */
export async function keepPage(filesOfPage: () => Promise<readonly string[]>): Promise<void> {
  // Where a browser, or who looks after it, allows no workers, nobody would answer with what is kept.
  if (!(await navigator.serviceWorker.register('/offline-worker.js'))) return;
  const cache = await caches.open(PAGE);
  const before = await cache.match(OFFLINE_PATH, { ignoreVary: true });
  if (before === undefined || !isOfThisVersion(await before.text())) {
    const page = await fetch(OFFLINE_PATH, { credentials: 'omit' });
    // An upgrade between this page and that one: the next page that is opened keeps it.
    if (!page.ok || !isOfThisVersion(await page.clone().text())) return;
    const files = new Set(await filesOfPage());
    // One after another: nobody waits for them, and a hundred at once would hold up what is pressed or fetched meanwhile.
    for (const path of files) {
      // Its name says what is in it.
      if ((await cache.match(path, { ignoreVary: true })) !== undefined) continue;
      const answer = await fetch(path);
      // A page in place of a script is somebody else's: the one where a hotel's guests sign in.
      if (!answer.ok || isPage(answer)) return;
      await cache.put(path, answer);
    }
    // Last, so that a screen that is kept has all its files.
    await cache.put(OFFLINE_PATH, page);
    const others = (await cache.keys()).filter(({ url }) => {
      const path = pathOf(url);
      return path !== OFFLINE_PATH && !files.has(path);
    });
    await Promise.all(others.map((request) => cache.delete(request)));
  }
}

/** Forgets all of it, at sign-out or where nobody is signed in any more. */
export async function forgetKept(): Promise<void> {
  try {
    localStorage.removeItem(READER);
  } catch {}
  if (!canKeep()) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await Promise.all([registration?.unregister(), caches.delete(PAGE), caches.delete(CHAPTERS)]);
  } catch {
    // A browser that refuses workers and stores has kept nothing.
  }
}

/** Whether a page begins with the script that this one began with. */
function isOfThisVersion(html: string): boolean {
  const script = ownScript();
  return script !== null && html.includes(new URL(script).pathname);
}

function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? true;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
