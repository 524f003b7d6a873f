import { changedMeanwhile, type EditDraft, withChanges } from './edit-draft.ts';
import { type DraftForm, useKeptDraft } from './use-kept-draft.ts';

/**
 * What this user changes of something that stands there, kept like every draft (`useKeptDraft`). `form` has to stay the same.
 * @param now what stands there, as it is known last
 */
export function useEditDraft<Fields extends object>(
  userId: string,
  form: DraftForm<EditDraft<Fields>>,
  now: Fields,
) {
  const { draft, latest, change, clear, settle, isKept } = useKeptDraft(userId, form);
  return {
    /** As the form shows it. */
    shown: { ...now, ...draft.changed },
    draft,
    latest,
    write: (changes: Partial<Fields>) => change(withChanges(latest(), now, changes)),
    clear,
    settle,
    isKept,
    overtaken: changedMeanwhile(now, draft),
  };
}
