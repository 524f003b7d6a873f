import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import {
  countOtherAdministrators,
  noteNameShown,
  readUser,
  requireUser,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { ACTIVITY } from '../security-events.rules.ts';
import {
  getAccount,
  listActivity,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateSettings,
} from '../settings.contract.ts';
import { hasAccountAt, passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deviceName } from './device-name.ts';
import { pendingEmailOf } from './one-time-links.ts';
import { presentActivity } from './personal-data.ts';
import { PROVIDER_ID } from './provider-account.ts';
import { secondStepOf } from './second-step.ts';
import { findSecurityEvents } from './security-event-store.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { deleteSession, deleteSessions, sessionsOf } from './session-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /**
     * Somebody lives by another clock: what is due at a time of theirs is to be reckoned anew. `before` is by which they lived until
     * now; events of earlier versions do not say it.
     */
    'time-zone-changed': { timezone: string | null; before?: string };
  }
}

/** Name, time zone, theme, and where somebody is signed in. */
export function settingsRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock } = deps;

  endpoints.handle(getAccount, async ({ caller }) => {
    return {
      hasPassword: (await passwordHashOf(db, caller.id)) !== null,
      hasProvider: await hasAccountAt(db, caller.id, PROVIDER_ID),
      pendingEmail: await pendingEmailOf(db, caller.id, clock.now()),
      secondStep: await secondStepOf(db, caller.id),
      isOnlyAdministrator: caller.role === 'admin' && (await countOtherAdministrators(db, caller.id)) === 0,
    };
  });

  endpoints.handle(updateSettings, async ({ body, caller }) => {
    const { firstName, lastName, timezone, theme } = body;
    const changes = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(timezone !== undefined && { timezone }),
      ...(theme !== undefined && { theme }),
    };
    if (Object.keys(changes).length > 0) {
      await inUserTransaction(db, caller.id, async (tx) => {
        await requireUser(tx, caller.id);
        await updateUser(tx, caller.id, changes, clock.now());
        const isRenamed = firstName !== undefined || lastName !== undefined;
        if (isRenamed) await noteNameShown(deps.events, tx, caller.id, clock.now());
        if (timezone !== undefined && timezone !== caller.timezone) {
          const change = { type: 'time-zone-changed', subject: caller.id, userId: caller.id } as const;
          const payload = { timezone, before: caller.timezone };
          await deps.events.emit(tx, { ...change, payload }, clock.now());
        }
      });
    }
    return readUser(db, caller.id, clock.now());
  });

  endpoints.handle(listSessions, async ({ caller }) => {
    const sessions = await sessionsOf(db, caller.id, clock.now());
    return sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isCurrent: session.id === caller.sessionId,
    }));
  });

  endpoints.handle(listActivity, async ({ caller }) => {
    const events = await findSecurityEvents(db, caller.id, clock.now() - ACTIVITY.keptMs);
    return events.map(presentActivity);
  });

  endpoints.handle(revokeSession, async ({ params, caller, request }) => {
    await signOutDevices(caller, request, async (tx) => {
      if (!(await deleteSession(tx, caller.id, params.id))) {
        throw new AppError('NOT_FOUND', 'This device is not signed in any more.');
      }
    });
  });

  endpoints.handle(revokeOtherSessions, async ({ caller, request }) => {
    await signOutDevices(caller, request, (tx) => deleteSessions(tx, caller.id, caller.sessionId));
  });

  function signOutDevices(
    { id: userId }: Caller,
    request: FastifyRequest,
    end: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    return inUserTransaction(db, userId, async (tx) => {
      await end(tx);
      const event = { kind: 'devices-signed-out', userId, cause: causedBy(request) } as const;
      await noteSecurityEvent(tx, event, clock.now());
    });
  }
}
