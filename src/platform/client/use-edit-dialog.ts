import { toast } from '#ui/toast-store.ts';
import { differencesTo, type EditDraft } from './edit-draft.ts';
import { useEditDraft } from './use-edit-draft.ts';
import type { DraftForm } from './use-kept-draft.ts';

/**
 * `useEditDraft` in a dialog. `close` keeps what was changed and says so; `forget`, for 'Cancel' and after a save, does not keep it.
 * `form` has to stay the same.
 * @param now what stands there, as it is known last
 */
export function useEditDialog<Fields extends object>(
  userId: string,
  form: DraftForm<EditDraft<Fields>>,
  now: Fields,
  onClose: () => void,
) {
  const { latest, clear, ...edit } = useEditDraft(userId, form, now);
  /** What is to be saved. */
  const differences = () => differencesTo(now, latest());
  return {
    ...edit,
    differences,
    close() {
      if (Object.keys(differences()).length > 0) {
        toast({ title: 'Your changes are kept', description: 'They are here when you change it again.' });
      }
      onClose();
    },
    forget() {
      clear();
      onClose();
    },
  };
}
