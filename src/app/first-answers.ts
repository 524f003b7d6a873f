import type { FastifyInstance } from 'fastify';
import { isRendered, type Place, type ScreenTable } from '#contract/screen-table.ts';

/** What a signed-in user's page carries, so that its first screen need not ask once its scripts have run. */
export interface FirstAnswers {
  /** Bodies of successful GETs by path; the page contains them. */
  answers: Record<string, unknown>;
  /** Addresses that the page asks for beside its scripts: what may be large, or be in the browser's cache. */
  early: readonly string[];
  /** Whether they are all that the screen needs to be rendered here. */
  isWhole: boolean;
}

/**
 * Asks this very server, as the user whose cookie it is, for what the screen at `place` shows first. An answer that is no
 * success is left out: the screen asks again and says what is wrong.
 */
export async function readFirstAnswers(
  app: FastifyInstance,
  table: ScreenTable,
  place: Place,
  cookie: string,
): Promise<FirstAnswers> {
  const paths = table.firstPaths(place);
  const read = await Promise.all(paths.map(async (path) => [path, await get(app, path, cookie)] as const));
  const answers = Object.fromEntries(read.filter(([, body]) => body !== undefined));
  return {
    answers,
    early: [...(place.screen.early ?? []), ...(place.tab?.early ?? [])],
    isWhole: isRendered(place) && paths.every((path) => path in answers),
  };
}

async function get(app: FastifyInstance, url: string, cookie: string): Promise<unknown> {
  const response = await app.inject({ method: 'GET', url, headers: { cookie } });
  return response.statusCode === 200 ? response.json() : undefined;
}
