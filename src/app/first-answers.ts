import type { FastifyInstance } from 'fastify';
import { isRendered, type Place, type ScreenTable } from '#contract/screen-table.ts';

/** What the page of a signed-in user brings along, so that its first screen makes no calls when its scripts start. */
export interface FirstAnswers {
  /** Bodies of successful GETs by path; the page contains them. */
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
  const paths = table.firstPaths(place);
  const read = await Promise.all(paths.map(async (path) => [path, await get(app, path, cookie)] as const));
  const answers = Object.fromEntries(
    read.filter(([, { status }]) => status === 200).map(([path, { body }]) => [path, body()]),
  );
  // Whoever is refused what every screen shows is banned, and sees another screen: it needs nothing of this one.
  const isRefused = read.some(([, { status }]) => status === 403);
  return {
    answers,
    early: isRefused ? [] : [...(place.screen.early ?? []), ...(place.tab?.early ?? [])],
    isWhole: isRendered(place) && paths.every((path) => path in answers),
  };
}

async function get(app: FastifyInstance, url: string, cookie: string) {
  const response = await app.inject({ method: 'GET', url, headers: { cookie } });
  return { status: response.statusCode, body: (): unknown => response.json() };
}
