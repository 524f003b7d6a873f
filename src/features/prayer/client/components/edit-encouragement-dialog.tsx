import { useMemo } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { differencesTo } from '#platform/client/edit-draft.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { sayChangesKept } from '#platform/client/say-changes-kept.ts';
import { useEditDraft } from '#platform/client/use-edit-draft.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
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
  const { shown, latest, write, clear, overtaken } = useEditDraft(userId, form, now);
  const save = useEndpointMutation(updateEncouragement, {
    changes: encouragementUpdated,
    onSuccess: ({ needsHelp }) => {
      forget();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not saved yet', error),
  });
  function forget() {
    clear();
    onClose();
  }
  function close() {
    if (Object.keys(differencesTo(now, latest())).length > 0) sayChangesKept();
    onClose();
  }
  function send() {
    const { verse, ...changed } = differencesTo(now, latest());
    const body = { ...changed, ...(verse !== undefined && { verse: sentVerse(verse) }) };
    if (Object.keys(body).length === 0) forget();
    else save.mutate({ params: { encouragementId: id }, body });
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !save.isPending && close()}
      title="Your words"
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            pending={save.isPending}
            disabled={shown.text.trim() === '' || shown.text.length > PRAYER_LIMITS.encouragement}
            onClick={send}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
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
      </div>
    </Dialog>
  );
}
