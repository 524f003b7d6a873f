import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { askAnewIfChanged, isChangedMeanwhile } from '#platform/client/changed-meanwhile.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEditDialog } from '#platform/client/use-edit-dialog.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import { writeClosingWords } from '../../schedule.contract.ts';
import { closingWordsForm } from '../closing-words-draft.ts';
import { debateQuery } from '../debate-queries.ts';
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
  const now = { text: saved };
  const { shown, write, forget, close, overtaken } = useEditDialog(userId, form, now, onClose);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { text } = shown;
  const save = useEndpointMutation(writeClosingWords, {
    changes: closingWordsWritten,
    onSuccess: forget,
    onError: (error) => {
      failureToast('Not Saved Yet', error);
      askAnewIfChanged(queryClient, error, debateQuery(week));
      setProblem(issuesByField(error)['text'] ?? null);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(text)) return setProblem('Please write a few words.');
    setProblem(null);
    save.mutate({ params: { week }, body: { text, basedOn: saved } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && close()}
      title="A word at the close"
      description="Everybody reads it below what moved. Name no winner: thank them for how they spoke."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {overtaken.includes('text') && (
          <WordsSinceChanged what="word" words={now.text} isAnswer={isChangedMeanwhile(save.error)} />
        )}
        <TextArea
          label="A word at the close"
          hideLabel
          name="text"
          rows={4}
          max={DEBATE_LIMITS.closingWords}
          readOnly={save.isPending}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setProblem(null);
            write({ text: target.value });
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={forget} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" pending={save.isPending} disabled={text.length > DEBATE_LIMITS.closingWords}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
