import type { DraftForm } from '#platform/client/use-kept-draft.ts';

/** Words at the close of a week while they are written; null: nothing was changed. */
export interface ClosingWordsDraft {
  text: string | null;
}

export function closingWordsForm(week: string): DraftForm<ClosingWordsDraft> {
  return {
    name: `debate-close-${week}`,
    empty: { text: null },
    // What was emptied on purpose is no draft, either.
    serialize: ({ text }) => text ?? '',
    parse: (text) => ({ text: text === null || text === '' ? null : text }),
  };
}
