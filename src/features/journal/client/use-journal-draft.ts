import { type DraftForm, restOfText, useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, serializeDraft } from './journal-draft.ts';

const journalForm: DraftForm<JournalDraft> = {
  name: 'journal',
  empty: EMPTY_DRAFT,
  serialize: serializeDraft,
  parse: parseDraft,
  rest: (draft, sent) => ({
    ...draft,
    content: restOfText(draft.content, sent.content),
    unanswered: null,
  }),
};

/** The draft of this user in this tab, the same in all places that show it. */
export function useJournalDraft(userId: string) {
  return useKeptDraft(userId, journalForm);
}
