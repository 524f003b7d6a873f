import type { ServerFeature } from '#platform/server/feature.ts';
import * as milestones from './milestones.contract.ts';
import { milestonesScreens } from './milestones.screens.ts';
import * as firstMilestones from './server/migrations/057-milestones.ts';
import { milestonesRoutes } from './server/milestones-routes.ts';
import './server/milestones-tables.ts';
import { milestonesData } from './server/personal-data.ts';

export const milestonesFeature: ServerFeature = {
  name: 'milestones',
  contracts: [milestones],
  screens: milestonesScreens,
  migrations: { '057-milestones': firstMilestones },
  routes({ endpoints }, deps) {
    milestonesRoutes(endpoints, deps);
  },
  personalData: () => [milestonesData],
};
