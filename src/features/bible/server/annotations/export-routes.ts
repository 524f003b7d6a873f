import { Readable } from 'node:stream';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { exportAnnotations } from '../../annotations.contract.ts';
import { findTranslation } from '../find-place.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import { asJson, asMarkdown, inSlices } from './exported-annotations.ts';
import { namesOf } from './highlight-routes.ts';

/** A file of some megabytes; whoever reads it slower than that has gone. */
const WITHIN_MS = 10 * MINUTE_MS;

/** A reader's notes and highlights to take along; made as they are read. */
export function annotationExportRoutes(
  endpoints: Endpoints,
  { db }: { db: Db },
  brought: BroughtTexts,
): void {
  endpoints.handle(exportAnnotations, async ({ query, caller, reply }) => {
    const { id, text } = await findTranslation(brought, query.translation);
    const { id: userId, timezone } = caller;
    const source = { userId, timezone, text, names: await namesOf(db, userId) };
    const isJson = query.format === 'json';
    const pieces = isJson ? asJson(db, source, id) : asMarkdown(db, source, id);
    reply
      .type(isJson ? 'application/json; charset=utf-8' : 'text/markdown; charset=utf-8')
      .header('content-disposition', `attachment; filename="notes-and-highlights.${isJson ? 'json' : 'md'}"`)
      .send(Readable.from(inSlices(pieces), { signal: AbortSignal.timeout(WITHIN_MS) }));
  });
}
