import type { DraftForm } from '#platform/client/use-kept-draft.ts';

/** The words of a note that are not saved yet. */
export interface NoteDraft {
  /** Null while nothing was typed. */
  text: string | null;
  /** One key for as long as the words stay the same: sent again, they are written once. */
  key: { of: string; value: string } | null;
}

const EMPTY: NoteDraft = { text: null, key: null };

/** How such words are kept. @param name which note: the id of one, or where a new one is to stand */
export function noteForm(name: string): DraftForm<NoteDraft> {
  return {
    name: `note-${name}`,
    empty: EMPTY,
    serialize: (draft) => (draft.text === null ? '' : JSON.stringify(draft)),
    parse(text) {
      try {
        const value = JSON.parse(text ?? 'null') as Partial<NoteDraft> | null;
        return typeof value?.text === 'string' ? { text: value.text, key: value.key ?? null } : EMPTY;
      } catch {
        return EMPTY;
      }
    },
  };
}

/** The key under which these words are sent. */
export function keyOfNote(
  words: string,
  { key }: NoteDraft,
  newKey: () => string,
): { of: string; value: string } {
  return key?.of === words ? key : { of: words, value: newKey() };
}
