import { MINUTE_MS } from '#contract/durations.ts';

/** Why somebody reports words, in the order in which they are offered. */
export const REPORT_REASONS = ['cruel', 'private-details', 'selling', 'pretends', 'danger', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** As they stand in the report's dialog. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  cruel: 'It is cruel to someone',
  'private-details': 'It tells private details of another',
  selling: 'It sells something, or is spam',
  pretends: 'It pretends to be someone else',
  danger: 'Someone is in danger or needs care',
  other: 'Something else',
};

/** What a moderator decides about a case, in the order in which it is offered. */
export const DECISIONS = [
  'write',
  'hide',
  'warn',
  'mute',
  'ban',
  'ask-second',
  'dismiss',
  'grant',
  'keep',
] as const;
/**
 * `write` sends one message, `dismiss` is 'All fine', `ask-second` hands the case to another moderator; `grant` and
 * `keep` answer an appeal.
 */
export type Decision = (typeof DECISIONS)[number];

/** Every action that is written down: decisions, and what goes with them. */
export const ACTIONS = [...DECISIONS, 'hold', 'lift', 'undo', 'reveal'] as const;
/**
 * `hold` hides until a moderator looks, and is nobody's decision; `undo` takes back within ten minutes, `lift` later;
 * `reveal` shows a moderator who wrote anonymously.
 */
export type ActionKind = (typeof ACTIONS)[number];

/** What an author is told of and can appeal. */
export const APPEALABLE = ['hide', 'warn', 'mute', 'ban'] as const satisfies readonly ActionKind[];
export type AppealableAction = (typeof APPEALABLE)[number];

/** For how long somebody is muted or banned. */
export const LENGTHS = ['hour', 'day', 'week', 'month', 'for-good'] as const;
export type Length = (typeof LENGTHS)[number];
/** Those that can be chosen for each; nobody is muted for good. */
export const LENGTHS_OF = {
  mute: ['hour', 'day', 'week', 'month'],
  ban: ['day', 'week', 'month', 'for-good'],
} as const satisfies Record<'mute' | 'ban', readonly Length[]>;

const WRONG = ['cruel', 'private-details', 'selling', 'pretends', 'other'] as const;
/** Why, by decision: the second tap. 'other' asks for a word in `note`. */
export const DECISION_REASONS = {
  write: ['care'],
  hide: WRONG,
  warn: WRONG,
  mute: WRONG,
  ban: WRONG,
  'ask-second': ['unsure', 'know-them', 'other'],
  dismiss: ['nothing-wrong', 'settled', 'cared-for', 'other'],
  grant: ['read-wrongly', 'settled', 'other'],
  keep: ['read-again', 'other'],
} as const satisfies Record<Decision, readonly string[]>;
/** Why an action is lifted after its ten minutes. */
export const LIFT_REASONS = ['read-wrongly', 'settled', 'other'] as const;

export type DecisionReason =
  | (typeof DECISION_REASONS)[Decision][number]
  /** Of rows that nobody decided on: why words are held. */
  | 'reports'
  | 'word-list';

/** As they stand on the buttons, under 'Hide, because it is' and the like. */
export const DECISION_REASON_LABELS: Record<DecisionReason, string> = {
  cruel: 'Cruel to someone',
  'private-details': 'Private details of another',
  selling: 'Selling or spam',
  pretends: 'Pretending to be someone else',
  other: 'Something else',
  care: 'They may need care',
  unsure: 'I am not sure',
  'know-them': 'I know them too well',
  'nothing-wrong': 'Nothing is wrong with it',
  settled: 'It is settled already',
  'cared-for': 'Someone is caring for them',
  'read-wrongly': 'We read it wrongly',
  'read-again': 'We read it again, and it stays',
  reports: 'Several people reported it',
  'word-list': 'A word of the list is in it',
};

/** What a case is in the queue for, most urgent first. */
export const URGENCIES = ['danger', 'held', 'appeal', 'word-list', 'reports'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const MODERATION_LIMITS = {
  /** Characters. */
  comment: 500,
  note: 500,
  message: 1000,
  appeal: 1000,
  /** How long an action can be undone; its author is told after that. */
  undoMs: 10 * MINUTE_MS,
  /** How long a case stays with the moderator who looks at it, from the last sign of life on. */
  claimMs: 3 * MINUTE_MS,
} as const;

/** '1 case waits', '3 cases wait' */
export function casesWait(count: number): string {
  return count === 1 ? '1 case waits' : `${count} cases wait`;
}
