import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getYear } from '../year.contract.ts';

/** A year of mine; without one, that of today. */
export const yearQuery = (of: string | null) => endpointQuery(getYear, { query: of === null ? {} : { of } });
