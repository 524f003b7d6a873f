import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getMilestones, getMilestonesOfPerson } from '../milestones.contract.ts';

export const wallQuery = endpointQuery(getMilestones);

/** What somebody shows on their card. */
export const onCardQuery = (personId: string) =>
  endpointQuery(getMilestonesOfPerson, { params: { personId } });
