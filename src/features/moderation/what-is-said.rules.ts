import type { ActionKind } from './moderation.rules.ts';

/** What an author is told of. */
export interface Said {
  action: ActionKind;
  reason: string;
  /** 'a request' */
  called: string;
  /** A mute or ban that does not end. */
  isForGood: boolean;
  /** The words were hidden with it. */
  hidesWords: boolean;
}

/** The end of 'We have hidden your request, because it …'. */
const WHAT_IT_DID: Record<string, string> = {
  cruel: 'was cruel to someone',
  'private-details': 'told private details of another',
  selling: 'was selling something or spam',
  pretends: 'looked like somebody else',
};

/**
 * What the author reads, in plain words: 'We have hidden your reply, because it was cruel to someone.' The moderator's own
 * words (`note`) stand below it, and the time until which it holds beside it.
 */
export function whatIsSaid({ action, reason, called, isForGood, hidesWords }: Said): string {
  const yours = `your ${called.replace(/^an? /, '')}`;
  const did = WHAT_IT_DID[reason];
  const because = did === undefined ? '' : `, because it ${did}`;
  // Of a person it is said whole: 'it' would be their account.
  const theirs = did === undefined ? `. It is about ${yours}.` : `, because ${yours} ${did}.`;
  const isSettled = reason === 'settled';
  const alsoHidden = hidesWords ? ` We have hidden ${yours}, too.` : '';
  switch (action) {
    case 'hide':
      return `We have hidden ${yours}${because}.`;
    case 'hold':
      return `We will look at ${yours} before others see it${reason === 'reports' ? ' again' : ''}.`;
    case 'warn':
      return `Please read ${yours} again: we were asked to look at it${because}.${alsoHidden}`;
    case 'mute':
      return `You cannot write to others for a while${theirs}${alsoHidden}`;
    case 'ban':
      return `Your account is closed ${isForGood ? 'here' : 'for a while'}${theirs}${alsoHidden}`;
    case 'lift':
      return isSettled
        ? `We took back what we had done about ${yours}: it is settled.`
        : `We have read ${yours} again, and took back what we had done.`;
    case 'grant':
      return isSettled
        ? `You asked us to read ${yours} again. It is settled, and we took back what we had done.`
        : `You asked us to read ${yours} again. You were right, and we took back what we had done.`;
    case 'keep':
      return `You asked us to read ${yours} again. We did, and what we had done stays.`;
    case 'write':
      return `A moderator wrote to you about ${yours}.`;
    case 'dismiss':
      return `We have looked at ${yours}, and all is fine.`;
    default:
      return `We have looked at ${yours}.`;
  }
}

/** What stands below it where it can be appealed. */
export const APPEAL_INVITATION = 'If we read it wrongly, tell us here. Every moderator sees your answer.';
