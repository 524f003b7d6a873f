import type { ActionKind } from './moderation.rules.ts';

/** Something that was done, as far as it is named where it is taken back, or stands. */
export interface Part {
  action: ActionKind;
  isForGood: boolean;
}

/** What became of what was done, where it was read again. */
export interface Became {
  /** What was taken back; of 'keep', what stays of what was decided together. */
  parts: Part[];
  /** What was decided apart from that, and stands. */
  stands: Part[];
  /** Of 'keep': nothing of it had ended before. */
  isWhole: boolean;
}

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
  /** Null where nothing was read again. */
  became: Became | null;
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
export function whatIsSaid({ action, reason, called, isForGood, hidesWords, became }: Said): string {
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
        ? `We took back ${takenBack(yours, became, ` about ${yours}`)}: it is settled.${whatStands(yours, became)}`
        : `We have read ${yours} again, and took back ${takenBack(yours, became)}.${whatStands(yours, became)}`;
    case 'grant':
      return `You asked us to read ${yours} again. ${isSettled ? 'It is settled' : 'You were right'}, and ${
        became?.parts.length === 0 ? 'none of it holds any more' : `we took back ${takenBack(yours, became)}`
      }.${whatStands(yours, became)}`;
    case 'keep':
      return `You asked us to read ${yours} again. We did, and ${whatStays(yours, became)}.`;
    case 'write':
      return `A moderator wrote to you about ${yours}.`;
    case 'dismiss':
      return `We have looked at ${yours}, and all is fine.`;
    default:
      return `We have looked at ${yours}.`;
  }
}

/** Told part by part only where something else stands: 'what we had done' would be all of it. */
function takenBack(yours: string, became: Became | null, about = ''): string {
  const isAll = !became || became.parts.length === 0 || became.stands.length === 0;
  return isAll ? `what we had done${about}` : partsOf(yours, became.parts);
}

function whatStands(yours: string, became: Became | null): string {
  return became && became.stands.length > 0 ? ` This still stands: ${partsOf(yours, became.stands)}.` : '';
}

function whatStays(yours: string, became: Became | null): string {
  if (!became || became.isWhole) return 'what we had done stays';
  return became.parts.length === 0 ? 'none of it holds any more' : `it stays ${partsOf(yours, became.parts)}`;
}

/** 'that we hid your note, and that you cannot write to others for a while' */
function partsOf(yours: string, parts: readonly Part[]): string {
  return [...new Set(parts.map((part) => partOf(yours, part)))].join(', and ');
}

function partOf(yours: string, { action, isForGood }: Part): string {
  switch (action) {
    case 'hide':
      return `that we hid ${yours}`;
    case 'warn':
      return `that we asked you to read ${yours} again`;
    case 'mute':
      return 'that you cannot write to others for a while';
    case 'ban':
      return `that your account is closed ${isForGood ? 'here' : 'for a while'}`;
    default:
      return `that ${yours} waits until we have looked at it`;
  }
}

/** What stands below it where it can be appealed. */
export const APPEAL_INVITATION = 'If we read it wrongly, tell us here. Every moderator sees your answer.';
