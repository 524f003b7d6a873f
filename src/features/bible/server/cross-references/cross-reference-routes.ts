import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { listCrossReferences } from '../../cross-references.contract.ts';
import { findCrossReferences } from './find-cross-references.ts';

/** From memory alone. */
export function crossReferenceRoutes(endpoints: Endpoints): void {
  endpoints.handle(listCrossReferences, ({ params, query }) =>
    findCrossReferences({ ...params, verses: query.verses }, query.translation),
  );
}
