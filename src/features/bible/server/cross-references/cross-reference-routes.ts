import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { listCrossReferences } from '../../cross-references.contract.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import { findCrossReferences } from './find-cross-references.ts';

/** From memory alone. */
export function crossReferenceRoutes(endpoints: Endpoints, brought: BroughtTexts): void {
  endpoints.handle(listCrossReferences, ({ params, query }) =>
    findCrossReferences(brought, { ...params, verses: query.verses }, query.translation),
  );
}
