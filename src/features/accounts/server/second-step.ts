import { createHash, randomInt } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { findUserByEmail } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import {
  BACKUP_ALPHABET,
  BACKUP_CODES,
  BACKUP_LENGTH,
  inGroups,
  readCode,
  type TypedCode,
} from '../second-step.rules.ts';
import type { SecondStepTable } from './accounts-tables.ts';
import { counterOfCode, newKey } from './app-code.ts';
import { createSeal } from './seal.ts';
import {
  countBackupCodes,
  deleteBackupCode,
  deleteSecondStep,
  findSecondStep,
  replaceBackupCodes,
  saveBegunStep,
  updateSecondStep,
} from './second-step-store.ts';
import { noteSecurityEvent } from './security-events.ts';
import { deleteSessions, requireSession, updateSecondStepAt } from './session-store.ts';

const SET_UP_WITHIN_MS = HOUR_MS;
/**
 * Wrong codes of one account within a day; then only its backup codes are taken until the day is over. Nobody gets this far
 * without the first step, so that strangers cannot close it; three codes fit at a time, so that a thief of the password
 * guesses right once in forty years of trying.
 */
const WRONG_CODES = 20;

interface Deps {
  db: Db;
  clock: Clock;
  secret: string;
}

const sealOf = (secret: string) => createSeal(secret, 'second step');

/** Whether a code is asked for when this user signs in. */
export async function hasSecondStep(db: DbOrTx, userId: string): Promise<boolean> {
  return ((await findSecondStep(db, userId))?.set_up_at ?? null) !== null;
}

/** A user's second step, when it is on: since when (UTC epoch milliseconds), and how many backup codes are left. */
export async function secondStepOf(
  db: DbOrTx,
  userId: string,
): Promise<{ since: number; backupCodesLeft: number } | null> {
  const since = (await findSecondStep(db, userId))?.set_up_at ?? null;
  return since === null ? null : { since, backupCodesLeft: await countBackupCodes(db, userId) };
}

/** Who asks for a change of their second step, and in which session. */
interface InSession {
  id: string;
  sessionId: string;
}

/** Keeps a new key for the user's app and gives it, in Base32. @throws AppError ALREADY_DONE, NOT_SIGNED_IN */
export function beginStep({ db, clock, secret }: Deps, caller: InSession): Promise<string> {
  const { id: userId } = caller;
  const key = newKey();
  const sealed_key = sealOf(secret).seal(key, userId);
  return inUserTransaction(db, userId, async (tx) => {
    await requireSession(tx, caller);
    if (await hasSecondStep(tx, userId)) throw alreadyOn();
    await saveBegunStep(tx, { user_id: userId, sealed_key, begun_at: clock.now() });
    return key;
  });
}

/**
 * The first code of the new key turns the step on, and `work` is done in the same transaction. Other sessions, which have not
 * passed it, end.
 * @throws AppError NOT_FOUND when no key was made within the hour, ALREADY_DONE, WRONG_CODE, NOT_SIGNED_IN
 */
export function confirmStep<T>(
  { db, clock, secret }: Deps,
  caller: InSession,
  typed: string,
  work: (tx: Tx, now: number) => Promise<T>,
): Promise<T> {
  const { id: userId, sessionId } = caller;
  return inUserTransaction(db, userId, async (tx) => {
    const now = clock.now();
    await requireSession(tx, caller);
    const step = await findSecondStep(tx, userId);
    if (step && step.set_up_at !== null) throw alreadyOn();
    if (!step || now - step.begun_at > SET_UP_WITHIN_MS) {
      throw new AppError('NOT_FOUND', 'This key is too old. Please begin again.');
    }
    const counter = counterOf(step, readCode(typed), secret, now);
    if (counter === null) throw wrongCode();
    await updateSecondStep(tx, userId, { set_up_at: now, last_counter: counter });
    await deleteSessions(tx, userId, sessionId);
    await updateSecondStepAt(tx, userId, { sessionId, at: now });
    return work(tx, now);
  });
}

/**
 * Takes a code of the app, or a backup code, and does `work` in the same transaction, with the user's row held: of two who
 * bring the same code at once, one is refused.
 * @throws AppError NOT_FOUND when the user has no second step, WRONG_CODE, TOO_MANY_REQUESTS
 */
export async function withCode<T>(
  { db, clock, secret }: Deps,
  userId: string,
  typed: string,
  work: (tx: Tx, now: number) => Promise<T>,
): Promise<T> {
  const code = readCode(typed);
  const outcome = await inUserTransaction(db, userId, async (tx) => {
    const now = clock.now();
    const step = await findSecondStep(tx, userId);
    if (!step || step.set_up_at === null) return { refusal: notOn() };
    const refusal = await takeCode(tx, step, code, { secret, now });
    // Not thrown here: a wrong code is written down.
    return refusal ? { refusal } : { result: await work(tx, now) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

/** Uses a code up, or says why not. */
async function takeCode(
  tx: Tx,
  step: SecondStepTable,
  { kind, code }: TypedCode,
  { secret, now }: { secret: string; now: number },
): Promise<AppError | null> {
  const userId = step.user_id;
  if (kind === 'backup') {
    return (await deleteBackupCode(tx, userId, hashOf(userId, code))) ? null : wrongCode();
  }
  // While the server's clock was far ahead no code fitted: that day is not this one.
  const isSameDay = step.wrong_since !== null && Math.abs(now - step.wrong_since) < DAY_MS;
  const wrongBefore = isSameDay ? step.wrong_codes : 0;
  if (wrongBefore >= WRONG_CODES) return tooManyWrong(step.wrong_since! + DAY_MS - now);
  const counter = counterOf(step, { kind, code }, secret, now);
  if (counter !== null) {
    await updateSecondStep(tx, userId, { last_counter: counter, wrong_codes: 0, wrong_since: null });
    return null;
  }
  const wrong_since = isSameDay ? step.wrong_since : now;
  await updateSecondStep(tx, userId, { wrong_codes: wrongBefore + 1, wrong_since });
  return wrongCode();
}

/** The half minute of a code that counts: of this key, about now, later than the last that counted. */
function counterOf(step: SecondStepTable, { code }: TypedCode, secret: string, now: number): number | null {
  // With another secret than then no code fits; the backup codes do (docs/running.md).
  const key = sealOf(secret).open(step.sealed_key, step.user_id);
  const counter = key === null ? null : counterOfCode(key, code, now);
  return counter !== null && counter > (step.last_counter ?? 0) ? counter : null;
}

/** Gives new backup codes, as they are shown; earlier ones stop working. */
export async function newBackupCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, () =>
    Array.from({ length: BACKUP_LENGTH }, () => BACKUP_ALPHABET[randomInt(BACKUP_ALPHABET.length)]).join(''),
  );
  await replaceBackupCodes(
    tx,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );
  return codes.map((code) => inGroups(code, '-'));
}

/** The step, begun or on, goes; no session has passed one any more. Says whether there was one. */
export async function forgetSecondStep(tx: Tx, userId: string): Promise<boolean> {
  await updateSecondStepAt(tx, userId, null);
  return deleteSecondStep(tx, userId);
}

/**
 * For the operator at the command line, when somebody has lost phone and backup codes. Every session of theirs ends: a
 * lost phone may be signed in. `email` is in lower case.
 */
export async function resetSecondStep(
  db: Db,
  email: string,
  now: number,
): Promise<'done' | 'none' | 'nobody'> {
  const user = await findUserByEmail(db, email);
  if (!user) return 'nobody';
  return inUserTransaction(db, user.id, async (tx) => {
    if (!(await forgetSecondStep(tx, user.id))) return 'none';
    await deleteSessions(tx, user.id);
    const cause = { log: null, reqId: null, device: null };
    await noteSecurityEvent(tx, { kind: 'second-step-removed', userId: user.id, cause }, now);
    return 'done';
  });
}

function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url');
}

function alreadyOn(): AppError {
  return new AppError('ALREADY_DONE', 'Your second step is on already.');
}

function notOn(): AppError {
  return new AppError('NOT_FOUND', 'Your second step is not on.');
}

function wrongCode(): AppError {
  const message = 'This code does not fit, or was used already. Please wait for the next one.';
  return new AppError('WRONG_CODE', message, { issues: [{ path: 'body.code', message }] });
}

function tooManyWrong(waitMs: number): AppError {
  const hours = Math.ceil(waitMs / HOUR_MS);
  const message = `Too many wrong codes. Please use a backup code, or come back in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
  return new AppError('TOO_MANY_REQUESTS', message, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
}
