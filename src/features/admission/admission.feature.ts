import { DAY_MS } from '#contract/durations.ts';
import { hasPeople } from '#features/people/server/for-other-features.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import * as admission from './admission.contract.ts';
import { ADMISSION_ERRORS } from './admission.errors.ts';
import { INVITATION_LIMITS } from './admission.rules.ts';
import { admissionScreens } from './admission.screens.ts';
import { admissionRoutes } from './server/admission-routes.ts';
import { deleteUnused } from './server/invitation-store.ts';
import * as admissionTables from './server/migrations/031-admission.ts';
import { invitationData } from './server/personal-data.ts';

export const admissionFeature: ServerFeature = {
  name: 'admission',
  contracts: [admission],
  errors: ADMISSION_ERRORS,
  screens: admissionScreens,
  migrations: { '031-admission': admissionTables },
  configure: (config) => ({ registration: config.REGISTRATION }),
  // A start is not refused: `lampstand invite` lets somebody in, too.
  async beforeStart({ db, registration, adminEmails }, _config, tell) {
    if (registration === 'open' || adminEmails.length > 0 || (await hasPeople(db))) return;
    tell(
      `Nobody can come in yet: REGISTRATION is ${registration} and ADMIN_EMAILS names nobody. Set ADMIN_EMAILS, or use: lampstand invite EMAIL FIRST-NAME LAST-NAME`,
    );
  },
  routes: ({ endpoints }, deps) => admissionRoutes(endpoints, deps),
  jobs: ({ db, clock }) => [
    {
      name: 'forget unused invitations',
      everyMs: DAY_MS,
      run: (stopping) =>
        inBatches((limit) => deleteUnused(db, clock.now() - INVITATION_LIMITS.keptUnusedMs, limit), stopping),
    },
  ],
  personalData: () => [invitationData],
};
