import type { Db, Tx } from '#platform/server/db/database.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { canReadClaims } from '../debates.policy.ts';
import { isOver } from '../debates.rules.ts';
import { type ReaderNow, readerOf } from './debate-reader.ts';
import { type DebateRow, holdDebate, positionsOf } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { debateClosed, noSuchDebate, notForThem } from './refusals.ts';

type Asking = Parameters<typeof readerOf>[1];

/** Somebody in a week that is held: nobody else says anything in it, or closes it, until the transaction ends. */
export interface Held {
  debate: DebateRow;
  /** With the time as it is now that the week is held. */
  reader: ReaderNow;
}

/** Everywhere people are held before weeks. @throws AppError NOT_FOUND */
export async function holdWeek(
  tx: Tx,
  { clock }: Pick<DebatesDeps, 'clock'>,
  caller: Asking,
  debateId: string,
): Promise<Held> {
  const debate = await holdDebate(tx, debateId);
  if (!debate) throw noSuchDebate();
  return { debate, reader: await readerOf(tx, caller, clock.now()) };
}

/** @throws AppError DEBATE_CLOSED from the last moment of the week on, whether the job has closed it or not */
export function requireOpen({ debate, reader }: Held): void {
  if (isOver(debate, reader.now)) throw debateClosed();
}

/**
 * For whoever reads what others say, and speaks: who was not asked for their age yet is asked when their words are looked at.
 * @throws AppError FORBIDDEN
 */
export function requireReading(reader: ReaderNow): void {
  if (!canReadClaims(reader)) throw notForThem();
}

/** @throws AppError INVALID_INPUT for what is no position of this question */
export function requirePosition(debate: DebateRow, key: string, path: string): void {
  if (!positionsOf(debate).some((position) => position.key === key)) {
    throw invalidField(path, 'Please choose one of the positions.');
  }
}

/** Who asks, as they are after the commit. */
export function readerAfter(
  db: Db,
  { clock }: Pick<DebatesDeps, 'clock'>,
  caller: Asking,
): Promise<ReaderNow> {
  return readerOf(db, caller, clock.now());
}
