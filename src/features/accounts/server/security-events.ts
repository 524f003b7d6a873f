import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { whenCommitted } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { writeSecurityLine } from '#platform/server/log/security-log.ts';
import type { Log } from '#platform/server/server-deps.ts';
import {
  ACTIVITY,
  type ActivityKind,
  isActivity,
  SECURITY_EVENTS,
  type SecurityEventKind,
} from '../security-events.rules.ts';
import { deviceName } from './device-name.ts';
import {
  createSecurityEvent,
  deleteOldestOwn,
  deleteSecurityEventsUntil,
  updateGathered,
} from './security-event-store.ts';

/** By what something happened: a request, or the server itself, which has neither id nor device. */
export interface Cause {
  /** Null at the command line, which has no log. */
  log: Log | null;
  reqId: string | null;
  /** 'Firefox on Android'. */
  device: string | null;
}

/** Who caused an event, as its row and its line of the log tell it: the request and the device, no address. */
export function causedBy(request: FastifyRequest): Cause {
  const device = deviceName(request.headers['user-agent'] ?? null);
  return { log: request.log, reqId: request.id, device };
}

/**
 * Notes what happened to somebody's account, with the transaction that makes it happen: a row for 'Recent activity' in
 * the settings, and a line of the log once it is durable. Call it in `inUserTransaction`, so that two at once take turns.
 */
export async function noteSecurityEvent(
  tx: Tx,
  event: { kind: SecurityEventKind; userId: string; cause: Cause },
  now: number,
): Promise<void> {
  const { kind, userId, cause } = event;
  if (isActivity(kind)) await keep(tx, { kind, userId, device: cause.device }, now);
  whenCommitted(tx, () => logSecurityEvent(kind, userId, cause));
}

/** The line of the log alone. @param userId null: nobody's account is touched. */
export function logSecurityEvent(
  kind: SecurityEventKind,
  userId: string | null,
  { log, reqId }: Cause,
): void {
  if (log) writeSecurityLine(log, { event: kind, reqId, userId }, SECURITY_EVENTS[kind].level);
}

async function keep(
  tx: Tx,
  event: { kind: ActivityKind; userId: string; device: string | null },
  now: number,
): Promise<void> {
  const isOwn = SECURITY_EVENTS[event.kind].shown === 'own';
  if (!isOwn && (await updateGathered(tx, { ...event, at: now }, now - ACTIVITY.gatheredMs))) return;
  const { kind, userId: user_id, device } = event;
  await createSecurityEvent(tx, { id: newId(now), user_id, kind, device, times: 1, begun_at: now, at: now });
  if (isOwn) await deleteOldestOwn(tx, user_id, ACTIVITY.ownKept);
}

/** Forgets what is too old to be shown. */
export function sweepSecurityEvents(db: Db, now: number, stopping: AbortSignal): Promise<void> {
  return inBatches((limit) => deleteSecurityEventsUntil(db, now - ACTIVITY.keptMs, limit), stopping);
}
