import type { TranslationId } from '#features/bible/bible.rules.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { listOtherSides } from '../claims.contract.ts';
import {
  cite,
  getClaim,
  getDebate,
  getMap,
  getOutline,
  getPosition,
  listBelow,
} from '../debates.contract.ts';

import type { SpokenTo } from './debates-address.ts';

export const debateQuery = (week: string) => endpointQuery(getDebate, { params: { week } });

export function positionQuery(week: string, position: string) {
  return endpointQuery(getPosition, { params: { week, position } });
}

/** @param translation in which its passages are shown */
export function claimQuery(claimId: string, translation: TranslationId) {
  return endpointQuery(getClaim, { params: { claimId }, query: { translation } });
}

/** The verses of a reference as people write it. */
export function citeQuery(reference: string, translation: TranslationId) {
  return endpointQuery(cite, { query: { reference, translation } });
}

/** All claims of one side of a position or a claim, page by page. */
export function belowQuery(week: string, { position, claimId, side }: SpokenTo) {
  const query = { position, side, ...(claimId !== null && { claimId }) };
  return endpointPages(listBelow, { params: { week }, query });
}

export const otherSidesQuery = (week: string) => endpointQuery(listOtherSides, { params: { week } });

/** The form of the whole tree. */
export const mapQuery = (week: string) => endpointQuery(getMap, { params: { week } });

/** @param at the claim around which it is opened; null: nowhere */
export function outlineQuery(week: string, at: string | null) {
  return endpointQuery(getOutline, { params: { week }, query: at === null ? {} : { at } });
}
