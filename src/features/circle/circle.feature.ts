import type { DeedPart } from '#platform/server/deeds.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as circle from './circle.contract.ts';
import { CIRCLE_ERRORS } from './circle.errors.ts';
import { circleScreens } from './circle.screens.ts';
import { circleJobs } from './server/circle-jobs.ts';
import { circleNotifications } from './server/circle-notifications.ts';
import { circleRoutes } from './server/circle-routes.ts';
import { invitationRoutes } from './server/invitation-routes.ts';
import { deleteLinksOf } from './server/link-store.ts';
import * as circleTables from './server/migrations/034-circle.ts';
import * as withdrawnInvitations from './server/migrations/070-withdrawn-invitations.ts';
import { personRoutes } from './server/person-routes.ts';
import { circleData, circleInvitationData, circleLinkData } from './server/personal-data.ts';

/** A link that whoever registered the address of another noted down opens nothing once the owner has come. */
const closeLinks: DeedPart<'account-taken'> = {
  deed: 'account-taken',
  join: (tx, { userId }) => deleteLinksOf(tx, userId),
};

export const circleFeature: ServerFeature = {
  name: 'circle',
  contracts: [circle],
  errors: CIRCLE_ERRORS,
  screens: circleScreens,
  migrations: { '034-circle': circleTables, '070-withdrawn-invitations': withdrawnInvitations },
  routes({ endpoints }, deps) {
    circleRoutes(endpoints, deps);
    invitationRoutes(endpoints, deps);
    personRoutes(endpoints, deps);
  },
  jobs: circleJobs,
  deeds: () => [closeLinks],
  notifications: circleNotifications,
  personalData: () => [circleData, circleLinkData, circleInvitationData],
};
