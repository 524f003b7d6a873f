import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { listZips } from '../zips.contract.ts';

export const zipsQuery = endpointQuery(listZips);
