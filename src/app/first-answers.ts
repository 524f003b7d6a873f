import type { FastifyInstance } from 'fastify';
import { type ListPage, pagesBeside } from '#contract/list-page.ts';
import { isRendered, type Place, type ScreenTable } from '#contract/screen-table.ts';

/**
 * What has more characters is not put into the page, which would wait for it and hold others up while it is rendered: a list's
 * page, of which the rest can stand without it, and any other answer.
 */
const MAX_CHARS = { page: 64 * 1024, answer: 256 * 1024 } as const;

/** What the page of a signed-in user brings along, so that its first screen makes no calls when its scripts start. */
export interface FirstAnswers {
  /** Bodies of successful GETs by path, first pages of lists as the browser caches them; the page contains them. */
  answers: Record<string, unknown>;
  /**
   * Addresses that the browser fetches at the same time as the scripts: answers that may be large, or that the
   * browser may have in its cache.
   */
  early: readonly string[];
  /** Whether these answers are everything that the server needs to render the screen. */
  isWhole: boolean;
}

/**
 * Calls this same server with the user's cookie for the answers that the screen at `place` shows first. An answer
 * that is not successful is left out: the screen asks again, and tells the person what is wrong.
 */
export async function readFirstAnswers(
  app: FastifyInstance,
  table: ScreenTable,
  place: Place,
  cookie: string,
): Promise<FirstAnswers> {
  const readAll = (some: readonly string[]) =>
    Promise.all(
      some.filter(isAskedAsWritten).map(async (path) => [path, await get(app, path, cookie)] as const),
    );
  const readFirst = async () => {
    const first = await readAll(table.firstPaths(place));
    return [...first, ...(await readAll(table.followingPaths(place, bodiesIn(first))))];
  };
  const [read, readLists] = await Promise.all([readFirst(), readAll(table.listPaths(place))]);
  const pages = readLists.map(([path, answer]) => [path, firstPageIn(path, answer)] as const);
  const answers = {
    ...bodiesIn(read),
    ...Object.fromEntries(pages.filter(([, page]) => page !== null)),
  };
  const notBrought = [
    ...read.filter(([, answer]) => answer.status === 200 && !isBrought(answer)),
    ...pages.filter(([, page]) => page === null),
  ].map(([path]) => path);
  // Whoever is refused what every screen shows is banned, and sees another screen: it needs nothing of this one.
  const isRefused = read.some(([, { status }]) => status === 403);
  return {
    answers,
    early: isRefused ? [] : [...(place.screen.early ?? []), ...(place.tab?.early ?? []), ...notBrought],
    isWhole:
      isRendered(place) &&
      [...table.firstPaths(place), ...table.followingPaths(place, answers)].every((path) => path in answers),
  };
}

/**
 * Whether a path is asked for as it is written. What somebody's link has in its address ('..', a '\\', a '#') must not lead to another
 * call: no call of a page is limited, nor refused as one by a link, and its answer is held in memory whole.
 */
export function isAskedAsWritten(path: string): boolean {
  return URL.parse(path, 'http://localhost')?.pathname === path.split('?')[0];
}

type Answer = Awaited<ReturnType<typeof get>>;

/** What the page contains of these answers, by path. */
function bodiesIn(read: readonly (readonly [path: string, answer: Answer])[]): Record<string, unknown> {
  return Object.fromEntries(
    read.filter(([, answer]) => isBrought(answer)).map(([path, { text }]) => [path, JSON.parse(text)]),
  );
}

async function get(app: FastifyInstance, url: string, cookie: string) {
  const response = await app.inject({ method: 'GET', url, headers: { cookie } });
  return { status: response.statusCode, text: response.body, link: response.headers.link };
}

function isBrought({ status, text }: Answer): boolean {
  return status === 200 && text.length <= MAX_CHARS.answer;
}

/** The first page of a list as its query is cached (`endpointPages`); null where the browser fetches it itself. */
function firstPageIn(path: string, { status, text, link }: Answer) {
  if (status !== 200 || text.length > MAX_CHARS.page) return null;
  const page: ListPage<unknown> = {
    items: JSON.parse(text) as unknown[],
    ...pagesBeside(String(link ?? '')),
  };
  return { pages: [page], pageParams: [path] };
}
