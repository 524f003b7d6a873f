import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { promoteAdmins } from './administrators.ts';
import { countSignInFailures } from './count-sign-in-failures.ts';
import { emailRoutes } from './email-routes.ts';
import { createKnownDevices } from './known-devices.ts';
import { sweepLinks } from './one-time-links.ts';
import { passwordRoutes } from './password-routes.ts';
import { personalDataRoutes } from './personal-data-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { registerRoute } from './register-route.ts';
import { secondStepRoutes } from './second-step-routes.ts';
import { sweepSecurityEvents } from './security-events.ts';
import { sessionRoutes } from './session-routes.ts';
import { sweepSessions } from './session-store.ts';
import { settingsRoutes } from './settings-routes.ts';
import { createSignInGuard } from './sign-in-guard.ts';

/** Everything about who somebody is and how they come in. */
export function accountsRoutes(endpoints: Endpoints, serverDeps: ServerDeps): void {
  const deps = {
    ...serverDeps,
    guard: createSignInGuard(serverDeps),
    devices: createKnownDevices(serverDeps),
    countSignInFailure: countSignInFailures(serverDeps.metrics),
  };
  registerRoute(endpoints, deps);
  sessionRoutes(endpoints, deps);
  providerRoutes(endpoints, deps);
  passwordRoutes(endpoints, deps);
  emailRoutes(endpoints, deps);
  secondStepRoutes(endpoints, deps);
  settingsRoutes(endpoints, deps);
  personalDataRoutes(endpoints, deps);
}

export function accountsJobs(deps: ServerDeps): Job[] {
  const { db, clock, adminEmails, log } = deps;
  return [
    {
      name: 'forget failed sign-ins',
      everyMs: HOUR_MS,
      run: (stopping) => createSignInGuard(deps).sweep(stopping),
    },
    {
      name: 'forget links in letters',
      everyMs: HOUR_MS,
      run: (stopping) => sweepLinks(db, clock.now(), stopping),
    },
    {
      name: 'forget ended sessions',
      everyMs: HOUR_MS,
      run: (stopping) => sweepSessions(db, clock.now(), stopping),
    },
    {
      name: 'forget old activity',
      everyMs: HOUR_MS,
      run: (stopping) => sweepSecurityEvents(db, clock.now(), stopping),
    },
    {
      name: 'name administrators',
      everyMs: DAY_MS,
      run: () => promoteAdmins(db, adminEmails, log, clock.now()),
    },
  ];
}
