import { getHelpLines } from '#features/help/help.contract.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';

/** Who helps at once: of one country, or of the reader's own. */
export function helpLinesQuery(country: string | null) {
  return endpointQuery(getHelpLines, { query: country === null ? {} : { country } });
}
