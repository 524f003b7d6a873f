import { AppError } from '#contract/errors.ts';
import { hasAgreed } from '#features/guidelines/server/for-other-features.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { ageAnswerOf, requireUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { bannedMessage } from '#platform/server/http/banned-message.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { isLimited } from '../moderation.policy.ts';
import type { Shape } from '../trust.rules.ts';
import { updateCase } from './case-store.ts';
import { bringToAuthor, NOTHING_KNOWN, openCase, placeOf, writeHold } from './open-case.ts';
import { findReasonsOfCase } from './report-store.ts';
import { refuseMuted } from './standing.ts';
import { tellModerators } from './tell-moderators.ts';
import { tellOfDanger } from './tell-of-danger.ts';
import { countShared, refuseLinks, trustLevel } from './trust.ts';

export type AdmissionDeps = Pick<ServerDeps, 'houseTexts' | 'wordList' | 'words' | 'events'>;

/** Words that somebody wants to share. */
export interface WordsToAdmit {
  caller: Pick<Caller, 'id' | 'timezone'>;
  /** The kind that the feature has registered. */
  kind: string;
  /** The id that the words will have. */
  wordsId: string;
  /** Every text of it that others will read. */
  texts: readonly string[];
  /** What stands beside them, of somebody else: the caller answers for it, too, from now on. */
  alsoStands?: string;
  deps: AdmissionDeps;
}

export interface Admitted {
  /** The word list holds it: store it as hidden. Its case is open already. */
  isHeld: boolean;
  /** Words of danger were found: show its author where help is. It is not hidden for that, and moderators know of it. */
  needsHelp: boolean;
}

/**
 * Asked inside the writer's own `inUserTransaction`, before words are stored that others will read: also when words that
 * were private get more readers. When it throws, nothing is kept and nothing counted.
 * @throws AppError GUIDELINES_NOT_AGREED, AGE_NOT_TOLD, BANNED, MUTED, NEWCOMER_LIMIT, LINKS_NOT_YET
 */
export async function admitWords(
  tx: Tx,
  words: WordsToAdmit & { shape: Shape },
  now: number,
): Promise<Admitted> {
  const { caller, shape, texts, deps } = words;
  const user = await requireStanding(tx, caller, now);
  if (!(await hasAgreed(tx, caller.id, deps))) {
    throw new AppError(
      'GUIDELINES_NOT_AGREED',
      'Please read how we treat one another here, and agree to it.',
    );
  }
  if ((await ageAnswerOf(tx, caller.id)) === 'not-asked') {
    throw new AppError('AGE_NOT_TOLD', 'Please say whether you are under 16. We ask once.');
  }
  if (isLimited(user)) await countShared(tx, caller.id, { shape, texts, now });
  return bringBefore(tx, words, isLimited(user), now);
}

/**
 * The same for a change of words that others read; it is not counted. Whoever writes words last answers for them, so what moderators
 * have before them is about the caller from here on. What the word list holds is hidden already when this returns, as far as it was
 * stored before.
 * @throws AppError BANNED, MUTED, LINKS_NOT_YET
 */
export async function admitEdit(tx: Tx, words: WordsToAdmit, now: number): Promise<Admitted> {
  const { caller, kind, wordsId, texts, deps } = words;
  const user = await requireStanding(tx, caller, now);
  if (isLimited(user)) refuseLinks((await trustLevel(tx, caller.id, now)).level, texts);
  await bringToAuthor(tx, { kind, wordsId, authorId: caller.id }, { now });
  const admitted = await bringBefore(tx, words, isLimited(user), now);
  if (admitted.isHeld) await deps.words.get(kind)?.hide(tx, wordsId, now);
  return admitted;
}

/**
 * The same where the words stand as they were, and come before others anew: more may read them, they rest no longer, or a verse
 * goes with them. Nothing is looked at again, and whoever may not write may not do this either.
 * @throws AppError BANNED, MUTED
 */
export async function admitAsTheyAre(tx: Tx, caller: WordsToAdmit['caller'], now: number): Promise<void> {
  await requireStanding(tx, caller, now);
}

async function requireStanding(tx: Tx, caller: WordsToAdmit['caller'], now: number) {
  // As it is in this transaction: a moderator may have decided since the session check.
  const user = await requireUser(tx, caller.id);
  if (isBanned(user, now)) {
    throw new AppError('BANNED', bannedMessage({ bannedUntil: user.bannedUntil, timezone: caller.timezone }));
  }
  await refuseMuted(tx, caller, now);
  return user;
}

/** Brings words of danger, and those of the word list, before moderators. */
async function bringBefore(
  tx: Tx,
  { caller, kind, wordsId, texts: written, alsoStands = '', deps }: WordsToAdmit,
  mayBeHeld: boolean,
  now: number,
): Promise<Admitted> {
  if (!deps.words.has(kind)) throw new Error(`no feature has registered the words ${kind}`);
  const texts = [...written, alsoStands];
  const needsHelp = texts.some((text) => findDanger(text) !== null);
  const isHeld = !needsHelp && mayBeHeld && texts.some((text) => deps.wordList.holds(text));
  if (!needsHelp && !isHeld) return { isHeld, needsHelp };
  const one = await openCase(tx, { kind, wordsId, authorId: caller.id }, now);
  await updateCase(tx, one.id, {
    danger_at: needsHelp ? now : one.danger_at,
    ...placeOf({
      ...NOTHING_KNOWN,
      isDanger:
        needsHelp || one.danger_at !== null || (await findReasonsOfCase(tx, one.id)).includes('danger'),
      isHeldByList: isHeld,
      isHeldByReports: one.held_at !== null && one.reports > 0,
      reports: one.reports,
      openedAt: one.opened_at,
    }),
  });
  if (isHeld && one.held_at === null) await writeHold(tx, one, 'word-list', now);
  await tellModerators(tx, one, now);
  if (needsHelp) await tellOfDanger(tx, one, deps.words.get(kind)!.called, { events: deps.events, now });
  return { isHeld, needsHelp };
}
