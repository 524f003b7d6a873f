import { isRevision } from '#platform/client/is-revision.ts';
import { type DraftForm, restOfText, useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, serializeDraft } from './journal-draft.ts';

const journalForm: DraftForm<JournalDraft> = {
  name: 'journal',
  empty: EMPTY_DRAFT,
  serialize: serializeDraft,
  parse: parseDraft,
  rest(draft, sent) {
    const content = restOfText(draft.content, sent.content);
    // What was chosen was of the entry that is saved.
    if (content === '') return EMPTY_DRAFT;
    // Its words, changed in their midst: the next save changes that entry.
    const isOfSent = content === draft.content && isRevision(sent.content, content);
    return { ...draft, content, unanswered: isOfSent ? sent.unanswered : null };
  },
};

/** The draft of this user in this tab, the same in all places that show it. */
export function useJournalDraft(userId: string) {
  return useKeptDraft(userId, journalForm);
}
