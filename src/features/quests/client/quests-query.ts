import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getQuests } from '../quests.contract.ts';

/** What my day and my week ask of me. */
export const questsQuery = endpointQuery(getQuests);
