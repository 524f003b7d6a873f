import { providerOf } from '#platform/server/config.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as accounts from './accounts.contract.ts';
import { ACCOUNT_ERRORS } from './accounts.errors.ts';
import { accountsScreens } from './accounts.screens.ts';
import * as mailLinks from './mail-links.contract.ts';
import * as provider from './provider.contract.ts';
import * as secondStep from './second-step.contract.ts';
import { accountsEvents } from './server/accounts-events.ts';
import { accountsJobs, accountsRoutes } from './server/accounts-routes.ts';
import * as firstAccounts from './server/migrations/001-accounts.ts';
import * as oneTimeLinks from './server/migrations/004-one-time-links.ts';
import * as idempotency from './server/migrations/011-idempotency.ts';
import * as ownSignIn from './server/migrations/012-own-sign-in.ts';
import * as sweepIndexes from './server/migrations/016-sweep-indexes.ts';
import * as sharedCounts from './server/migrations/017-counts-that-servers-share.ts';
import * as secondSteps from './server/migrations/022-second-step.ts';
import * as securityEvents from './server/migrations/024-security-events.ts';
import * as endedLinks from './server/migrations/087-links-that-ended.ts';
import { createPasswordHasher, PASSWORD_COST } from './server/password-hash.ts';
import { activityData, sessionData, signInMethodData } from './server/personal-data.ts';
import { createReadSession } from './server/read-session.ts';
import * as settings from './settings.contract.ts';

declare module '#platform/server/deeds.ts' {
  interface Deeds {
    /**
     * Who has the address got an account that somebody else may have made: whatever that person may have noted down of it (the secret
     * address of a calendar, a link to the circle) opens nothing any more.
     */
    'account-taken': { userId: string };
  }
}

export const accountsFeature: ServerFeature = {
  name: 'accounts',
  contracts: [accounts, mailLinks, provider, settings, secondStep],
  errors: ACCOUNT_ERRORS,
  screens: accountsScreens,
  migrations: {
    '001-accounts': firstAccounts,
    '004-one-time-links': oneTimeLinks,
    '011-idempotency': idempotency,
    '012-own-sign-in': ownSignIn,
    '016-sweep-indexes': sweepIndexes,
    '017-counts-that-servers-share': sharedCounts,
    '022-second-step': secondSteps,
    '024-security-events': securityEvents,
    '087-links-that-ended': endedLinks,
  },
  configure: (config) => ({
    adminEmails: config.ADMIN_EMAILS,
    provider: providerOf(config),
    passwordHasher: createPasswordHasher(PASSWORD_COST),
    failedSignInsFactor: config.RATE_LIMIT_FACTOR,
  }),
  readSession: createReadSession,
  routes: ({ endpoints }, deps) => accountsRoutes(endpoints, deps),
  events: accountsEvents,
  jobs: accountsJobs,
  personalData: () => [signInMethodData, sessionData, activityData],
};
