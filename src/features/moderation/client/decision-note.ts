import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import { type WordDraft, wordForm } from '#platform/client/word-form.ts';
import type { Decision } from '../moderation.rules.ts';

/** How a moderator's own words with a decision are kept until it is made, for each case and kind of decision apart. */
export function decisionNote(caseId: string, action: Decision): DraftForm<WordDraft> {
  return wordForm(`decision-${caseId}-${action}`);
}
