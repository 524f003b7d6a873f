import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readUser, requireUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  passSecondStep,
  removeSecondStep,
  renewBackupCodes,
} from '../second-step.contract.ts';
import { waysInOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { keyUri } from './app-code.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { createFirstStepCookie, signedInCookies } from './first-step.ts';
import { sendLetter } from './letters-due.ts';
import {
  beginStep,
  confirmStep,
  forgetSecondStep,
  newBackupCodes,
  secondStepOf,
  withCode,
} from './second-step.ts';
import { causedBy, noteSecurityEvent } from './security-events.ts';
import { deleteSession, requireSession } from './session-store.ts';

/** The code that is asked for after the password (docs/product.md, Accounts). */
export function secondStepRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, events, countSignInFailure } = deps;
  const firstStepCookie = createFirstStepCookie(deps);

  /** A letter says that the step was turned on or off: whoever did it may not be the owner. */
  async function sendNotice(
    tx: Tx,
    caller: Caller,
    letter: 'second-step-on' | 'second-step-off',
    now: number,
  ) {
    const { email } = await requireUser(tx, caller.id);
    await sendLetter(events, tx, { userId: caller.id, letter, to: email }, now);
  }

  /** Whoever brings a wrong code has shown the password: the person should know. */
  async function noteWrongCode(userId: string, request: FastifyRequest, error: unknown) {
    const isRefused = error instanceof AppError && ['WRONG_CODE', 'TOO_MANY_REQUESTS'].includes(error.code);
    if (!isRefused) return;
    const event = { kind: 'second-step-failed', userId, cause: causedBy(request) } as const;
    await inUserTransaction(db, userId, (tx) => noteSecurityEvent(tx, event, deps.clock.now()));
  }

  endpoints.handle(passSecondStep, async ({ body, caller, request, reply }) => {
    const first = firstStepCookie.read(request.headers.cookie, deps.clock.now());
    if (!first) throw tooLate();
    const { userId, provenAt, waysIn } = first;
    const cookies = await withCode(deps, userId, body.code, async (tx, now) => {
      if ((await waysInOf(tx, userId)) !== waysIn) throw tooLate();
      return signedInCookies(deps, tx, { userId, provenAt, secondStepAt: now }, request);
    }).catch(async (error: unknown) => {
      // Without a second step there is nothing to pass: it was turned off meanwhile.
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw tooLate();
      if (error instanceof AppError && error.code === 'WRONG_CODE') countSignInFailure('wrong-code');
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
        countSignInFailure('too-many-tries');
      await noteWrongCode(userId, request, error);
      throw error;
    });
    // As at every sign-in, the browser's old session ends.
    if (caller) await deleteSession(db, caller.id, caller.sessionId);
    reply.header('set-cookie', [...cookies, firstStepCookie.clear()]);
    return readUser(db, userId, deps.clock.now());
  });

  endpoints.handle(beginSecondStep, async ({ body, caller, request }) => {
    await confirmIdentity(deps, caller, { password: body.password, field: 'password', request });
    const key = await beginStep(deps, caller);
    const { email } = await requireUser(db, caller.id);
    return { key, uri: keyUri(key, email) };
  });

  endpoints.handle(confirmSecondStep, ({ body, caller, request }) =>
    confirmStep(deps, caller, body.code, async (tx, now) => {
      const event = { kind: 'second-step-added', userId: caller.id, cause: causedBy(request) } as const;
      await noteSecurityEvent(tx, event, now);
      await sendNotice(tx, caller, 'second-step-on', now);
      return newCodes(tx, caller.id);
    }),
  );

  endpoints.handle(renewBackupCodes, ({ body, caller, request }) =>
    withCode(deps, caller.id, body.code, async (tx, now) => {
      await requireSession(tx, caller);
      const event = { kind: 'backup-codes-renewed', userId: caller.id, cause: causedBy(request) } as const;
      await noteSecurityEvent(tx, event, now);
      return newCodes(tx, caller.id);
    }),
  );

  endpoints.handle(removeSecondStep, async ({ body, caller, request }) => {
    await confirmIdentity(deps, caller, { password: body.password, field: 'password', request });
    await withCode(deps, caller.id, body.code, async (tx, now) => {
      await requireSession(tx, caller);
      await forgetSecondStep(tx, caller.id);
      const event = { kind: 'second-step-removed', userId: caller.id, cause: causedBy(request) } as const;
      await noteSecurityEvent(tx, event, now);
      await sendNotice(tx, caller, 'second-step-off', now);
    });
  });
}

/** New backup codes, in place of those of before, and the step as the settings show it. */
async function newCodes(tx: Tx, userId: string) {
  const backupCodes = await newBackupCodes(tx, userId);
  return { backupCodes, secondStep: (await secondStepOf(tx, userId))! };
}

function tooLate(): AppError {
  return new AppError('SIGN_IN_AGAIN', 'This took too long. Please sign in again.');
}
