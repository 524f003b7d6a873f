import type { AgeAnswer } from '#features/people/people.rules.ts';
import { DEBATE_LIMITS, EDIT_MS, FAIR_MARKS, isOver } from './debates.rules.ts';

/** Who reads or speaks. */
export interface DebateReader {
  id: string;
  age: AgeAnswer | 'not-asked';
  isModerator: boolean;
}

/** A week, as far as it says who may do what. */
export interface JudgedDebate {
  opens_at: number;
  closes_at: number;
  closed_at: number | null;
}

/** Words in a debate, as far as they say who may do what. */
export interface JudgedWords {
  authorId: string;
  hidden: 'held' | 'moderator' | null;
  seenFrom: number;
  saidAt: number;
}

/**
 * What others say is said to everyone here; under 16 people have the question and its passages, to talk about where they are known.
 * Who was not asked how old they are reads; they are asked before their first word.
 */
export function canReadClaims(reader: Pick<DebateReader, 'age'>): boolean {
  return reader.age !== 'under-16';
}

/** Says, marks or changes something. */
export function canSpeak(reader: DebateReader, debate: JudgedDebate, now: number): boolean {
  return canReadClaims(reader) && debate.opens_at <= now && !isOver(debate, now);
}

/** Names are there once a week is closed, and not a moment before, to nobody: not to moderators either. */
export function canSeeAuthors(debate: JudgedDebate): boolean {
  return debate.closed_at !== null;
}

/** Its author at once, others from its hour on while it is not hidden. */
export function canReadWords(reader: DebateReader, words: JudgedWords, now: number): boolean {
  if (words.authorId === reader.id) return true;
  return canReadClaims(reader) && words.hidden === null && words.seenFrom <= now;
}

/** Speaks for or against it: not deeper than the tree goes, and not under what others cannot read. */
export function canAnswer(claim: { depth: number; isGone: boolean; seenFrom: number }, now: number): boolean {
  return claim.depth < DEBATE_LIMITS.depth && !claim.isGone && claim.seenFrom <= now;
}

/** Marks as well argued, or says that it changed their mind: not of their own. */
export function canHonour(reader: DebateReader, words: JudgedWords, now: number): boolean {
  return words.authorId !== reader.id && canReadWords(reader, words, now);
}

/** Changes words of their own while the week is open. */
export function canEdit(
  reader: DebateReader,
  debate: JudgedDebate,
  words: JudgedWords,
  now: number,
): boolean {
  return words.authorId === reader.id && words.hidden !== 'moderator' && canSpeak(reader, debate, now);
}

/** A change within a quarter of an hour, or of words that are held, leaves no trace: nobody has read them. */
export function leavesTrace(words: Pick<JudgedWords, 'saidAt' | 'hidden'>, now: number): boolean {
  return words.hidden === null && now >= words.saidAt + EDIT_MS;
}

/**
 * Judges how a position was stated: who holds it, and a moderator where fewer than two others than its author hold it. Nobody
 * judges what they wrote.
 */
export function canJudge(
  reader: DebateReader,
  statement: { authorId: string; position: string; holders: number },
  stand: string | null,
): 'holder' | 'moderator' | null {
  if (statement.authorId === reader.id) return null;
  if (stand === statement.position) return 'holder';
  return reader.isModerator && statement.holders < FAIR_MARKS ? 'moderator' : null;
}
