import { findUserById } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import type { LinkPurpose } from './accounts-tables.ts';
import { mayBeTold } from './letters-to-address.ts';
import { issueLink, type OneTimeLink } from './one-time-links.ts';

/** A letter to write: with a link, whose secret is made when it is sent, or a notice of what happened. */
export type LetterDue =
  | { letter: LinkPurpose; linkId: string }
  /** To the address that the account has, or had. */
  | { letter: 'email-change-asked' | 'email-changed'; to: string; newEmail: string }
  | { letter: 'password-changed' | 'second-step-on' | 'second-step-off'; to: string };

declare module '#platform/server/events/events.ts' {
  interface Events {
    'letter-due': LetterDue;
    /** Somebody says that it is theirs; nobody has looked yet whether there is such an account. */
    'password-forgotten': { email: string };
  }
}

/**
 * Has a letter sent to a user, after those of its kind that are due already. An address that was never confirmed may be a
 * stranger's: of notices it gets a few within an hour.
 */
export async function sendLetter(
  events: EventSender,
  tx: Tx,
  due: { userId: string } & LetterDue,
  now: number,
): Promise<void> {
  const { userId, ...payload } = due;
  if ('to' in payload) {
    const user = await findUserById(tx, userId);
    if (!user?.emailVerified && !(await mayBeTold(tx, payload.to, now))) return;
  }
  await events.emit(tx, { type: 'letter-due', subject: `${userId} ${due.letter}`, userId, payload }, now);
}

/** Makes a link and has its letter sent. Call it in `inUserTransaction`. */
export async function sendLink(
  deps: { events: EventSender; secret: string },
  tx: Tx,
  link: OneTimeLink,
  now: number,
): Promise<void> {
  const linkId = await issueLink(tx, link, deps.secret, now);
  await sendLetter(deps.events, tx, { userId: link.userId, letter: link.purpose, linkId }, now);
}
