import { replacesUnseen } from '#contract/unseen-words.ts';
import { draftForm } from '#platform/client/draft-form.ts';
import { isRevision } from '#platform/client/is-revision.ts';
import { fieldsIn, numberIn, objectOf, orNull, textIn, textsIn } from '#platform/client/kept-values.ts';
import type { DraftForm } from '#platform/client/use-kept-draft.ts';

/** The words of a note that were sent. */
interface SentNote {
  of: string;
  value: string;
  /** The words that what this made was changed to afterwards, the answers to which may have been lost, too. */
  changedTo?: readonly string[];
}

/** The words of a note that are not saved yet. */
export interface NoteDraft {
  /** Null while nothing was typed. */
  text: string | null;
  /**
   * What was sent, under which key, while its answer has not come. It is sent again first, for it may have made a note: other words
   * then change that one, so that it is not there twice.
   */
  key: SentNote | null;
  /** `updatedAt` of the note as it was when one began to change it; absent for a new one, and in what earlier versions kept. */
  basedOn?: number | null;
}

const EMPTY: NoteDraft = { text: null, key: null };

/** How such words are kept. @param name which note: the id of one, or where a new one is to stand */
export function noteForm(name: string): DraftForm<NoteDraft> {
  return draftForm({
    name: `note-${name}`,
    empty: EMPTY,
    fields: { text: textIn, key: sentNoteIn, basedOn: orNull(numberIn) },
    isEmpty: ({ text }) => text === null,
  });
}

const wordsAndKeyIn = objectOf({ of: textIn, value: textIn });

/** An earlier version kept one text that it was changed to. */
function sentNoteIn(kept: unknown): SentNote | undefined {
  const sent = wordsAndKeyIn(kept);
  const { changedTo } = fieldsIn({ changedTo: (value) => textsIn([value].flat()) }, kept);
  return sent && { ...sent, ...(changedTo && { changedTo }) };
}

/** Whether the words that are typed would replace others than those with which one began: they were changed elsewhere. */
export function isBehind(note: { text: string; updatedAt: number | null }, draft: NoteDraft): boolean {
  const { text, basedOn } = draft;
  return replacesUnseen({ ...note, words: note.text }, { words: text ?? undefined, basedOn });
}

/**
 * What is sent first, and whether the words then change the note that it makes. Other words in place of those that were sent are a note
 * of their own.
 */
export function sendingOf(
  words: string,
  { key }: NoteDraft,
  newKey: () => string,
): { first: SentNote; isChangedAfter: boolean } {
  const first: SentNote = key && isRevision(key.of, words) ? key : { of: words, value: newKey() };
  return { first, isChangedAfter: first.of !== words };
}
