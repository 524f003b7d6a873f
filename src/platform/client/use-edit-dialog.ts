import { useEffect, useRef } from 'react';
import { copyText } from '#ui/copy-text.ts';
import { toast } from '#ui/toast-store.ts';
import { differencesTo, type EditDraft } from './edit-draft.ts';
import { useEditDraft } from './use-edit-draft.ts';
import type { DraftForm } from './use-kept-draft.ts';

/**
 * `useEditDraft` in a dialog. `close` keeps what was changed and says so; `forget`, for 'Cancel' and after a save, does not keep it. Where
 * the dialog goes because what stood there was removed elsewhere, that is said, and the words can be copied.
 * `form` has to stay the same.
 * @param now what stands there, as it is known last
 */
export function useEditDialog<Fields extends object>(
  userId: string,
  form: DraftForm<EditDraft<Fields>>,
  now: Fields,
  onClose: () => void,
) {
  const { latest, clear, write, ...edit } = useEditDraft(userId, form, now);
  const typed = useTypedUntilGone();
  /** What is to be saved. */
  const differences = () => differencesTo(now, latest());
  return {
    ...edit,
    write(changes: Partial<Fields>) {
      write(changes);
      typed.current = wordsIn(differences());
    },
    differences,
    close() {
      typed.current = '';
      if (Object.keys(differences()).length > 0) {
        toast({
          title: 'Your changes are kept',
          description: edit.isKept
            ? 'They are here when you change it again.'
            : 'They are here until you leave this page: this browser keeps no draft.',
        });
      }
      onClose();
    },
    forget() {
      typed.current = '';
      clear();
      onClose();
    },
  };
}

/** The words that were typed, for as long as a dialog stands: whoever removes in another tab what they change takes the kept ones along. */
function useTypedUntilGone() {
  const typed = useRef('');
  useEffect(() => {
    const { pathname } = location;
    return () => {
      const words = typed.current;
      // Whoever leaves the page finds them when they come back.
      if (words === '' || location.pathname !== pathname) return;
      toast({
        title: 'It is not here any more',
        description: 'What you were changing was removed meanwhile.',
        addition: {
          words: 'Your words can still be copied.',
          label: 'Copy them',
          press: () => void copyText(words, { title: 'Words Copied' }),
        },
      });
    };
  }, []);
  return typed;
}

function wordsIn(changed: object): string {
  return Object.values(changed)
    .filter((value) => typeof value === 'string')
    .join('\n\n');
}
