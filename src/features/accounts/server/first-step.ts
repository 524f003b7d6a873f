import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import { refuseUnconfirmed } from '#features/admission/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { cookieValue } from '#platform/server/http/cookie-value.ts';
import { isSameText, signatureOf } from '#platform/server/signed-text.ts';
import { passwordHashOf, waysInOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { createSession } from './create-session.ts';
import { hasSecondStep } from './second-step.ts';

const MINUTES = 10;
const NAME = 'lampstand.first_step';
const schema = z.object({ userId: z.string(), provenAt: z.number(), waysIn: z.string(), until: z.number() });

/** Somebody who has shown a password, or came from the provider, and has not given a code yet. */
export type FirstStep = z.output<typeof schema>;

/**
 * The first step was right: signs in, or, where the account has a second step, has the browser keep what was shown until the
 * code comes. `stillTrue` is asked once more with the user's row held: a password that is changed while it is being looked at
 * lets nobody in.
 * @returns each `Set-Cookie`, and whether they are signed in by them; null: what was shown does not hold any more.
 * @throws AppError CONFIRM_FIRST
 */
export function afterFirstStep(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'publicUrl' | 'secret' | 'devices'>,
  {
    userId,
    provenAt,
    stillTrue,
  }: { userId: string; provenAt: number; stillTrue: (tx: Tx) => Promise<boolean> },
  request: FastifyRequest,
): Promise<{ isSignedIn: boolean; cookies: string[] } | null> {
  return inUserTransaction(deps.db, userId, async (tx) => {
    if (!(await stillTrue(tx))) return null;
    await refuseUnconfirmed(tx, userId);
    if (!(await hasSecondStep(tx, userId))) {
      const session = { userId, provenAt, secondStepAt: null };
      return { isSignedIn: true, cookies: await signedInCookies(deps, tx, session, request) };
    }
    const waysIn = await waysInOf(tx, userId);
    const until = deps.clock.now() + MINUTES * MINUTE_MS;
    const cookie = createFirstStepCookie(deps).write({ userId, provenAt, waysIn, until });
    return { isSignedIn: false, cookies: [cookie] };
  });
}

/**
 * Makes the session of somebody who has shown all that is asked for.
 * @returns its `Set-Cookie`, and the one by which the browser is known to the account's password from now on.
 */
export async function signedInCookies(
  deps: Pick<AccountsDeps, 'clock' | 'publicUrl' | 'secret' | 'devices'>,
  tx: Tx,
  session: { userId: string; provenAt: number; secondStepAt: number | null },
  request: FastifyRequest,
): Promise<string[]> {
  const { userId } = session;
  const cookies = [await createSession(deps, tx, session, request)];
  const password = await passwordHashOf(tx, userId);
  if (password !== null) cookies.push(deps.devices.remember(request.headers.cookie, { userId, password }));
  return cookies;
}

/**
 * What the browser keeps between the two steps: signed, HttpOnly, sent to `/api/auth` alone. It is worth nothing without a
 * code, nor once the account's password or another way in has changed (`waysIn`).
 */
export function createFirstStepCookie({ publicUrl, secret }: { publicUrl: string; secret: string }) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const name = secure === '' ? NAME : `__Secure-${NAME}`;
  const attributes = (seconds: number) =>
    `; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
  const signatureFor = (payload: string) => signatureOf('first step', payload, secret);
  return {
    /** A `Set-Cookie`. */
    write(step: FirstStep): string {
      const payload = Buffer.from(JSON.stringify(step)).toString('base64url');
      return `${name}=${payload}.${signatureFor(payload)}${attributes(MINUTES * 60)}`;
    },
    /** A `Set-Cookie` that takes it away. */
    clear: () => `${name}=${attributes(0)}`,
    /** Null when there is none, or it is not ours, or too old. */
    read(cookieHeader: string | undefined, now: number): FirstStep | null {
      const [payload = '', signature = ''] = (cookieValue(cookieHeader ?? '', name) ?? '').split('.');
      if (!isSameText(signature, signatureFor(payload))) return null;
      const step = schema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return step.until > now ? step : null;
    },
  };
}
