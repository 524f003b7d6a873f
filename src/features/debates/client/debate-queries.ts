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
import { ANEW_EACH_QUARTER } from './anew-each-quarter.ts';
import type { SpokenTo } from './debates-address.ts';

export function debateQuery(week: string) {
  return { ...endpointQuery(getDebate, { params: { week } }), ...ANEW_EACH_QUARTER };
}

export function positionQuery(week: string, position: string) {
  return { ...endpointQuery(getPosition, { params: { week, position } }), ...ANEW_EACH_QUARTER };
}

/** @param translation in which its passages are shown */
export function claimQuery(claimId: string, translation: TranslationId) {
  return {
    ...endpointQuery(getClaim, { params: { claimId }, query: { translation } }),
    ...ANEW_EACH_QUARTER,
  };
}

/** The verses of a reference as people write it. */
export function citeQuery(reference: string, translation: TranslationId) {
  return endpointQuery(cite, { query: { reference, translation } });
}

/** All claims of one side of a position or a claim, page by page. */
export function belowQuery(week: string, { position, claimId, side }: SpokenTo) {
  const query = { position, side, ...(claimId !== null && { claimId }) };
  return { ...endpointPages(listBelow, { params: { week }, query }), ...ANEW_EACH_QUARTER };
}

export function otherSidesQuery(week: string) {
  return { ...endpointQuery(listOtherSides, { params: { week } }), ...ANEW_EACH_QUARTER };
}

/** The form of the whole tree. */
export function mapQuery(week: string) {
  return { ...endpointQuery(getMap, { params: { week } }), ...ANEW_EACH_QUARTER };
}

/** @param at the claim around which it is opened; null: nowhere */
export function outlineQuery(week: string, at: string | null) {
  const query = at === null ? {} : { at };
  return { ...endpointQuery(getOutline, { params: { week }, query }), ...ANEW_EACH_QUARTER };
}
