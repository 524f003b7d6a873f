import type { DraftForm } from './use-kept-draft.ts';

/** A few words in one field. */
export interface WordDraft {
  text: string;
}

/** How such words are kept until they are sent; `name` says which, without a colon. */
export function wordForm(name: string): DraftForm<WordDraft> {
  return {
    name,
    empty: { text: '' },
    serialize: ({ text }) => text,
    parse: (text) => ({ text: text ?? '' }),
  };
}
