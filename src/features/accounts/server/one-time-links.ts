import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { CLOCKS_AGREE_WITHIN_MS } from '#platform/server/clock.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { signatureOf } from '#platform/server/signed-text.ts';
import type { LinkPurpose } from './accounts-tables.ts';
import {
  createLink,
  deleteEndedLinks,
  deleteLinks,
  deleteLinksUntil,
  endLinkByToken,
  endLinks,
  findLink,
  findLinkEmail,
  findLinkEnds,
  updateLink,
} from './one-time-link-store.ts';

const LIFETIME_MS = HOUR_MS;
/** Letters an hour at most. Each of their links works, so whoever wants one has it. */
const MOST_LINKS = 5;
/** As long as a letter that was given up waits for an administrator, and a day. */
const KEPT_FOR_LETTER_MS = 31 * 24 * LIFETIME_MS;

export interface OneTimeLink {
  userId: string;
  purpose: LinkPurpose;
  /** The address that the letter was sent to. */
  email: string;
}

export interface FoundLink extends OneTimeLink {
  /** When it was used, or replaced by a newer one (epoch ms); null: neither. */
  endedAt: number | null;
}

/**
 * Makes a link that works for an hour, and gives its id. It replaces the account's earlier link of the same purpose,
 * but for a new password, which anybody can ask for: there the earlier ones work until one of them is used. Only the
 * token's hash is stored, so that nobody who reads the database can use it. Call it in `inUserTransaction`.
 */
export async function issueLink(tx: Tx, link: OneTimeLink, secret: string, now: number): Promise<string> {
  const id = newId(now);
  if (link.purpose === 'reset_password') await deleteEndedLinks(tx, link.userId, link.purpose, now);
  else await endLinks(tx, link.userId, link.purpose, now);
  await createLink(tx, {
    id,
    token_hash: hashOf(linkToken(id, secret)),
    user_id: link.userId,
    purpose: link.purpose,
    email: link.email,
    expires_at: now + LIFETIME_MS,
    ended_at: null,
  });
  return id;
}

/**
 * What a link's address proves itself with: 32 bytes that only this server can make from the link's id. It is the same
 * each time, so that a letter that is sent again after a crash is the same letter.
 */
export function linkToken(id: string, secret: string): string {
  return signatureOf('one-time link', id, secret);
}

/**
 * The link's letter goes out: it works for an hour from now, with the token that is given, also when it was made with another secret
 * than the server has today. Gives the letter's address; null: the link is gone.
 */
export async function renewLink(
  db: Db,
  id: string,
  secret: string,
  now: number,
): Promise<{ email: string; token: string } | null> {
  const token = linkToken(id, secret);
  const email = await updateLink(db, id, { token_hash: hashOf(token), expires_at: now + LIFETIME_MS });
  return email === null ? null : { email, token };
}

/** A link as it is, to take it in a transaction that holds its owner. @throws AppError LINK_EXPIRED */
export async function findLinkByToken(db: Db, token: string): Promise<FoundLink> {
  const row = await findLink(db, hashOf(token));
  if (!row) throw linkExpired();
  return { userId: row.user_id, purpose: row.purpose, email: row.email, endedAt: row.ended_at };
}

/**
 * Uses a link up; with the rest of the transaction, or not at all.
 * @throws AppError LINK_EXPIRED when it is too old, was used, was replaced, or never was one of `purposes`.
 */
export async function takeLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<OneTimeLink> {
  const row = await endLinkByToken(tx, hashOf(token), { purposes, now });
  if (!row) throw linkExpired();
  return { userId: row.user_id, purpose: row.purpose, email: row.email };
}

/**
 * Whether somebody has links of this purpose enough: one that was issued, or sent, within the last minute, or five that
 * work. Those of a clock that was ahead do not count: for as long as they work there would be no other.
 */
export async function hasLinksEnough(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: number,
): Promise<boolean> {
  const latest = now + LIFETIME_MS + CLOCKS_AGREE_WITHIN_MS;
  const ends = (await findLinkEnds(tx, userId, purpose, now)).filter((end) => end <= latest);
  return ends.length >= MOST_LINKS || ends.some((end) => end > now + LIFETIME_MS - MINUTE_MS);
}

/** The address that an account is about to change to, while its link can still be opened. */
export function pendingEmailOf(db: DbOrTx, userId: string, now: number): Promise<string | null> {
  return findLinkEmail(db, userId, 'change_email', now);
}

/** Takes back whatever links an account has: after its password or address changed they must not work any more. */
export function withdrawLinks(tx: Tx, userId: string): Promise<void> {
  return deleteLinks(tx, userId);
}

/** Forgets links that expired a month ago: until then their letter may wait for a mail server, or an administrator. */
export function sweepLinks(db: Db, now: number, stopping: AbortSignal): Promise<void> {
  return inBatches((limit) => deleteLinksUntil(db, now - KEPT_FOR_LETTER_MS, limit), stopping);
}

export function isLinkExpired(error: unknown): boolean {
  return error instanceof AppError && error.code === 'LINK_EXPIRED';
}

export function linkExpired(): AppError {
  return new AppError('LINK_EXPIRED', 'This link has expired or was used already. Please ask for a new one.');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
