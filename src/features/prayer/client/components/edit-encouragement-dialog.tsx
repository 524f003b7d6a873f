import { useMemo } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEditDialog } from '#platform/client/use-edit-dialog.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { type Encouragement, updateEncouragement } from '../../encouragements.contract.ts';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import { encouragementUpdated } from '../prayer-changes.ts';
import { editedEncouragement, quotedOf, sentVerse } from '../words-edit.ts';
import { WordsWithVerse } from './words-with-verse.tsx';

interface Props {
  encouragement: Encouragement;
  onNeedsHelp: () => void;
  onClose: () => void;
}

/** Changes an encouragement of one's own. Only 'Cancel' and a save forget what was typed. */
export function EditEncouragementDialog(props: Props) {
  const { user } = useCurrentUser();
  return user && <EditOf userId={user.id} {...props} />;
}

function EditOf({ userId, encouragement, onNeedsHelp, onClose }: Props & { userId: string }) {
  const { id } = encouragement;
  const form = useMemo(() => editedEncouragement(id), [id]);
  const now = { text: encouragement.text, verse: quotedOf(encouragement.verse) };
  const { shown, write, differences, forget, close, overtaken } = useEditDialog(userId, form, now, onClose);
  const save = useEndpointMutation(updateEncouragement, {
    changes: encouragementUpdated,
    onSuccess: ({ needsHelp }) => {
      forget();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  function send() {
    const { verse, ...changed } = differences();
    const body = { ...changed, ...(verse !== undefined && { verse: sentVerse(verse) }) };
    if (Object.keys(body).length === 0) forget();
    else save.mutate({ params: { encouragementId: id }, body });
  }
  return (
    <EditDialog
      title="Your words"
      isSaving={save.isPending}
      isWrong={isBlank(shown.text) || shown.text.length > PRAYER_LIMITS.encouragement}
      onSave={send}
      onCancel={forget}
      onClose={close}
    >
      {overtaken.includes('text') && <WordsSinceChanged what="encouragement" words={now.text} />}
      <WordsWithVerse
        label="Your words"
        hideLabel
        text={shown.text}
        verse={shown.verse}
        max={PRAYER_LIMITS.encouragement}
        readOnly={save.isPending}
        onText={(text) => write({ text })}
        onVerse={(verse) => write({ verse })}
      />
    </EditDialog>
  );
}
