import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getHelpLines } from '../help.contract.ts';

/** Who helps at once: of one country, or of the reader's own. */
export function helpLinesQuery(country: string | null) {
  return endpointQuery(getHelpLines, { query: country === null ? {} : { country } });
}
