import type { CaseItem, ModerationAction, ModerationCase } from '../moderation.contract.ts';
import {
  type ActionKind,
  DECISION_REASON_LABELS,
  type Decision,
  type DecisionReason,
  type Length,
} from '../moderation.rules.ts';
import { dayOf } from './case-dates.ts';

/** 'a request' is 'request'. */
export function nounOf(called: string): string {
  return called.replace(/^an? /, '');
}

/** '3 requests', '1 reply', '2 claims in a debate'. */
export function countOf(count: number, called: string): string {
  const noun = nounOf(called);
  const [, head = noun, rest = ''] = /^(.+?)( (?:in|at|of|about) .+)?$/.exec(noun) ?? [];
  return `${count} ${count === 1 ? head : head.replace(/y$/, 'ie').concat('s')}${rest}`;
}

/** What a case is about, as its heading. */
export function titleOf(item: CaseItem): string {
  if (item.appealAgainst !== null) return `${item.author?.name ?? 'Someone'} asks you to read it again`;
  if (item.isDanger) return `Words of danger in ${item.called}`;
  if (item.reports > 1) return `${item.reports} people reported ${item.called}`;
  if (item.reports === 1) return `Someone reported ${item.called}`;
  return `The word list holds ${item.called}`;
}

/** Its line in the queue: 'Reply by Caleb T.' */
export function rowTitleOf(item: CaseItem): string {
  const noun = item.appealAgainst === null ? nounOf(item.called) : 'appeal';
  const name = item.author?.name ?? 'someone';
  return `${noun[0]!.toUpperCase()}${noun.slice(1)} by ${name}`;
}

const APPEALED = { hide: 'Hidden', warn: 'Warned', mute: 'Muted', ban: 'Banned' } as const;

/** The facts below that. */
export function factsOf(item: CaseItem, now = Date.now()): string {
  if (item.appealAgainst !== null)
    return `${APPEALED[item.appealAgainst.action]} ${dayOf(item.appealAgainst.actedAt, now)}`;
  const facts = [
    item.isDanger && (item.isHelpShown ? 'Words of danger · help was shown' : 'Words of danger'),
    item.reports > 0 && (item.reports === 1 ? 'Reported once' : `${item.reports} reports`),
    item.urgency === 'word-list' && 'Held by the word list',
    item.isHeld && item.urgency !== 'word-list' && 'hidden until looked at',
  ].filter((fact) => fact !== false);
  return facts.join(' · ');
}

/** How soon it wants to be looked at, in a word; and how that is coloured. */
export function tagOf(
  item: CaseItem,
  now = Date.now(),
): { label: string; tone: 'alert' | 'sky' | 'neutral' } {
  if (item.isDanger) return { label: 'Care', tone: 'sky' };
  if (item.isHeld && item.reports > 0) return { label: 'Now', tone: 'alert' };
  const day = dayOf(item.openedAt, now);
  return { label: `${day[0]!.toUpperCase()}${day.slice(1)}`, tone: 'neutral' };
}

/** What became of it, as it stands in a record: 'Hidden', 'Warned'. */
export const DONE: Record<ActionKind, string> = {
  write: 'Written to',
  hide: 'Hidden',
  warn: 'Warned',
  mute: 'Muted',
  ban: 'Banned',
  'ask-second': 'A second was asked',
  dismiss: 'All fine',
  grant: 'Appeal granted',
  keep: 'Appeal answered, it stays',
  hold: 'Held back',
  lift: 'Taken back',
  undo: 'Undone',
  reveal: 'The author was looked up',
};

/** 'Warned on 17 November, cruel to someone'. */
export function actionLineOf(
  { action, reason, createdAt }: Pick<ModerationAction, 'action' | 'reason' | 'createdAt'>,
  now = Date.now(),
): string {
  const because = DECISION_REASON_LABELS[reason as DecisionReason];
  const why =
    because === undefined || reason === 'other' ? '' : `, ${because[0]!.toLowerCase()}${because.slice(1)}`;
  return `${DONE[action]} ${dayOf(createdAt, now)}${why}`;
}

/** The buttons. */
export const DECISION_LABELS: Record<Decision, string> = {
  write: 'Write to them',
  hide: 'Hide',
  warn: 'Warn',
  mute: 'Mute',
  ban: 'Ban',
  'ask-second': 'Ask a second',
  dismiss: 'All fine',
  grant: 'Take it back',
  keep: 'It stays',
};

/** Above the reasons, which end the sentence. */
export const BECAUSE: Record<Decision, string> = {
  write: 'What would help them to read?',
  hide: 'Hide, because it is',
  warn: 'Warn, because it is',
  mute: 'Mute, because it is',
  ban: 'Ban, because it is',
  'ask-second': 'Ask a second, because',
  dismiss: 'All fine, because',
  grant: 'Take it back, because',
  keep: 'It stays, because',
};

/**
 * What 'All fine' does to words that wait for a moderator and that nobody can read now: it was them that it was to be about. Null where
 * it says itself what it does.
 */
export function unreadHintOf(
  action: Decision,
  { isHeld, words }: Pick<ModerationCase, 'isHeld' | 'words'>,
): string | null {
  if (action !== 'dismiss' || !isHeld || words !== null) return null;
  return 'These words were held back until somebody had read them, and nobody can now. After this they are held back no longer: shared again, they may be read as they stand.';
}

/** Below what a moderator writes: who reads it. */
export function noteHintOf(action: Decision): string {
  if (action === 'ask-second') return 'Moderators alone read it.';
  if (action === 'write') {
    return 'They read it as it stands here, with who helps at once. They cannot answer here. Say how they can reach you.';
  }
  return action === 'dismiss'
    ? 'They read it as it stands here, if it was hidden before.'
    : 'They read it as it stands here.';
}

/** The letter that chooses it where there is a keyboard. */
export const KEY_OF: Record<Decision, string> = {
  write: 'E',
  hide: 'H',
  warn: 'W',
  mute: 'M',
  ban: 'B',
  'ask-second': 'S',
  dismiss: 'F',
  grant: 'G',
  keep: 'K',
};

export const LENGTH_LABELS: Record<Length, string> = {
  hour: '1 hour',
  day: '1 day',
  week: '1 week',
  month: '1 month',
  'for-good': 'For good',
};

/** After a decision: what was done, and who hears of it. `name` is null where nobody is named. */
export function doneLineOf(action: Decision, name: string | null): string {
  const who = name ?? 'The author';
  switch (action) {
    case 'dismiss':
      return 'Nothing changes for anybody.';
    case 'ask-second':
      return 'Another moderator finds it in the queue.';
    case 'write':
      return `${who} reads it under notifications.`;
    case 'grant':
    case 'keep':
      return `${who} will read your answer.`;
    default:
      return `${who} will be told why.`;
  }
}
