import { ROLES, type Role } from '#contract/access.policy.ts';
import type { Decision } from './moderation.rules.ts';

/** Who takes part in a case, as they are in the transaction that decides it. */
export interface Person {
  id: string;
  role: Role;
}

/** Newcomers' limits, the rule about links and the word list are for members; moderators and administrators are known here. */
export function isLimited({ role }: { role: Role }): boolean {
  return role === 'member';
}

/** Nobody looks at cases about their own words. */
export function canSeeCase(moderator: Person, { authorId }: { authorId: string | null }): boolean {
  return moderator.role !== 'member' && moderator.id !== authorId;
}

/** Nobody moderates themselves, or a role as high as theirs or higher. Where the account is gone, every moderator may. */
export function canModerate(moderator: Person, author: Person | null): boolean {
  if (moderator.role === 'member') return false;
  if (author === null) return true;
  return moderator.id !== author.id && ROLES.indexOf(moderator.role) > ROLES.indexOf(author.role);
}

/**
 * Whoever acted answers no appeal against it, unless there is nobody else who could; nor does whoever wrote the words anew since, which
 * would be shown again.
 */
export function canAnswerAppeal(
  moderator: Person,
  appeal: { actedById: string | null; hasOthers: boolean; wordsAuthorId: string | null },
): boolean {
  if (moderator.id === appeal.wordsAuthorId) return false;
  return moderator.id !== appeal.actedById || !appeal.hasOthers;
}

/** Nobody shows their own words again, also where another wrote them before. */
export function canShowAgain(moderator: Person, words: { authorId: string } | undefined): boolean {
  return moderator.id !== words?.authorId;
}

/** Whoever decided takes it back, and nobody else: others may lift it later. */
export function canUndo(moderator: Person, { moderatorId }: { moderatorId: string | null }): boolean {
  return moderator.id === moderatorId;
}

/** Somebody appeals against what was done about their own words, also while they are muted or banned. */
export function canAppeal(caller: { id: string }, { authorId }: { authorId: string | null }): boolean {
  return caller.id === authorId;
}

/** Nobody reports what they wrote themselves, and nobody what they cannot read. */
export function canReport(
  caller: { id: string },
  words: { authorId: string },
  { canRead }: { canRead: boolean },
): boolean {
  return canRead && caller.id !== words.authorId;
}

/** What a case is, as far as it says what may be decided. */
export interface DecidableCase {
  isOpen: boolean;
  isAppeal: boolean;
  /** Words of danger were found in it. */
  isDangerFound: boolean;
  /** Somebody reported that its author is in danger. */
  isDangerReported: boolean;
  /** Somebody reported it for anything else. */
  isReportedOtherwise: boolean;
  actedById: string | null;
  /** Another moderator could answer the appeal. */
  hasOthers: boolean;
  /** Whoever answers for the words now; null: they are gone. */
  wordsAuthorId: string | null;
}

/**
 * What a moderator may decide, in the order in which it is offered. Words of danger are not hidden and nobody is warned for
 * them, unless they were reported for something else; a message comes first then. Of words of a role as high as theirs or
 * higher a moderator can ask for a second; an administrator may also let another administrator's words stand, and write to
 * them, since nobody stands higher.
 */
export function decisionsFor(moderator: Person, author: Person | null, one: DecidableCase): Decision[] {
  if (!one.isOpen || !canSeeCase(moderator, { authorId: author?.id ?? null })) return [];
  const care: Decision[] = author && (one.isDangerFound || one.isDangerReported) ? ['write'] : [];
  if (one.isAppeal) {
    return canModerate(moderator, author) && canAnswerAppeal(moderator, one)
      ? ['grant', 'keep', 'ask-second']
      : ['ask-second'];
  }
  if (!canModerate(moderator, author)) {
    return moderator.role === 'admin' ? [...care, 'ask-second', 'dismiss'] : ['ask-second'];
  }
  const judge: Decision[] =
    one.isDangerFound && !one.isReportedOtherwise ? [] : author ? ['hide', 'warn', 'mute', 'ban'] : ['hide'];
  return [...care, ...judge, 'ask-second', 'dismiss'];
}

/** Who says to the others that they are on a case can decide it: the others leave it to them. Asking for a second decides nothing. */
export function canClaim(mayDo: readonly Decision[]): boolean {
  return mayDo.some((decision) => decision !== 'ask-second');
}
