import { DAY_MS, HOUR_MS, WEEK_MS } from '#contract/durations.ts';
import { FOREVER } from '#contract/for-good.ts';
import { isBlank } from '#contract/visible-text.ts';
import {
  DECISION_REASONS,
  type Decision,
  type DecisionReason,
  LENGTHS_OF,
  type Length,
  MODERATION_LIMITS,
} from './moderation.rules.ts';

const LENGTH_MS = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: WEEK_MS,
  month: 30 * DAY_MS,
} as const satisfies Partial<Record<Length, number>>;

/** Until when a mute or ban of this length holds, UTC epoch milliseconds. */
export function endOf(length: Length, now: number): number {
  return length === 'for-good' ? FOREVER : now + LENGTH_MS[length];
}

/** What a moderator sends. */
export interface WantedDecision {
  action: Decision;
  reason: string;
  note: string;
  length?: Length | undefined;
  words?: 'hide' | 'show' | undefined;
}

/** What is wrong with it, with the field; null when nothing is. */
export function decisionProblem(wanted: WantedDecision): { path: string; message: string } | null {
  const { action, reason, note, length } = wanted;
  if (!isReasonOf(action, reason))
    return { path: 'body.reason', message: 'Please choose one of the reasons.' };
  if (asksForNote(action, reason) && isBlank(note)) {
    return { path: 'body.note', message: 'Please write a line: the author reads it.' };
  }
  if (action !== 'write' && note.length > MODERATION_LIMITS.note) {
    return { path: 'body.note', message: `Please use at most ${MODERATION_LIMITS.note} characters.` };
  }
  if (action === 'mute' || action === 'ban') {
    const lengths: readonly Length[] = LENGTHS_OF[action];
    if (!length || !lengths.includes(length))
      return { path: 'body.length', message: 'Please choose for how long.' };
  } else if (length) {
    return { path: 'body.length', message: 'Only a mute or a ban has a length.' };
  }
  if (wanted.words && action !== 'warn' && action !== 'mute' && action !== 'ban') {
    return { path: 'body.words', message: 'This goes with warn, mute and ban.' };
  }
  return null;
}

/** Whether a decision needs a line: a message, the answer to an appeal, and 'something else'. */
export function asksForNote(action: Decision, reason: string): boolean {
  return action === 'write' || action === 'grant' || action === 'keep' || reason === 'other';
}

function isReasonOf(action: Decision, reason: string): reason is DecisionReason {
  return (DECISION_REASONS[action] as readonly string[]).includes(reason);
}

/** Whether the words are hidden by it: a warning lets them stand, a mute or ban hides them, unless it is said otherwise. */
export function hidesWords({ action, words }: Pick<WantedDecision, 'action' | 'words'>): boolean {
  if (action === 'hide') return true;
  if (action === 'mute' || action === 'ban') return words !== 'show';
  return action === 'warn' && words === 'hide';
}

/** Whether it closes the case. */
export function closesCase(action: Decision): boolean {
  return action !== 'write' && action !== 'ask-second';
}

/**
 * Whether what is decided is about the words that its moderator read: what others may read next, or nobody any more, is what somebody
 * has looked at. Words that are gone (null) need no look.
 */
export function isAboutSeen({ seen, version }: { seen: string | null; version: string | null }): boolean {
  return version === null || version === seen;
}

/** Whether it can be undone within ten minutes, and is told only after them; all else is done and told at once. */
export function canBeUndone(action: string): boolean {
  return ['hide', 'warn', 'mute', 'ban', 'dismiss'].includes(action);
}
