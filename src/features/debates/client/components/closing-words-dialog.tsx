import { type FormEvent, useMemo, useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { Button } from '#ui/button.tsx';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import { writeClosingWords } from '../../schedule.contract.ts';
import { closingWordsForm } from '../closing-words-draft.ts';
import { closingWordsWritten } from '../week-changes.ts';

/** Where a moderator writes the words at the close. What is typed is kept until it is saved. */
export function ClosingWordsDialog({
  week,
  text: saved,
  userId,
  onClose,
}: {
  week: string;
  /** As it stands; empty where there is none. */
  text: string;
  userId: string;
  onClose: () => void;
}) {
  const form = useMemo(() => closingWordsForm(week), [week]);
  const { draft, change, clear } = useKeptDraft(userId, form);
  const [problem, setProblem] = useState<string | null>(null);
  const text = draft.text ?? saved;
  const write = useEndpointMutation(writeClosingWords, {
    changes: closingWordsWritten,
    onSuccess: () => {
      clear();
      onClose();
    },
    onError: (error) => {
      failureToast('Not Saved Yet', error);
      setProblem(issuesByField(error)['text'] ?? null);
    },
  });
  function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Please write a few words.');
    setProblem(null);
    write.mutate({ params: { week }, body: { text } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !write.isPending && onClose()}
      title="A word at the close"
      description="Everybody reads it below what moved. Name no winner: thank them for how they spoke."
    >
      <form noValidate onSubmit={save} className="grid gap-4">
        <div>
          <TextArea
            label="A word at the close"
            hideLabel
            name="text"
            rows={4}
            readOnly={write.isPending}
            value={text}
            error={problem}
            onChange={({ target }) => {
              setProblem(null);
              change({ text: target.value });
            }}
          />
          <CharactersLeft text={text} max={DEBATE_LIMITS.closingWords} />
        </div>
        <Button
          type="submit"
          className="justify-self-end"
          pending={write.isPending}
          disabled={text.length > DEBATE_LIMITS.closingWords}
        >
          Save
        </Button>
      </form>
    </Dialog>
  );
}
