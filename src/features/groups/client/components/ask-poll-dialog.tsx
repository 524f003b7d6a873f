import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isComposing } from '#ui/is-composing.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { POLL_LIMITS } from '../../polls.rules.ts';
import { createPost } from '../../posts.contract.ts';
import { bodyOfPoll, fieldOfPoll, type PollDraft, pollForm, problemsOfPoll } from '../poll-draft.ts';
import { postCreated } from '../talk-changes.ts';

/** Asks the group something that is answered in one tap; what is typed is kept until it stands. */
export function AskPollDialog({
  threadId,
  userId,
  verseId,
  onSent,
  onNeedsHelp,
  onClose,
}: {
  threadId: string;
  userId: string;
  /** The verse that it is about; null: none in particular. */
  verseId: string | null;
  onSent: (postId: string) => void;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const form = useMemo(() => pollForm(threadId), [threadId]);
  const kept = useKeptDraft(userId, form);
  const { draft, latest, change } = kept;
  const { formRef, problems, complain, mend } = useProblems();
  const formId = useId();
  const queryClient = useQueryClient();
  const ask = useMutationOnce({
    mutationFn: () =>
      createOnce(kept, bodyOfPoll(latest(), verseId), (body, options) => {
        const input = { params: { threadId }, body };
        return callAndChange(queryClient, createPost, postCreated, input, options);
      }),
    onSuccess: ({ made: { post, needsHelp }, hadArrived }) => {
      clearCreated(kept, { hadArrived });
      if (post.hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      } else announce('Asked');
      onClose();
      onSent(post.id);
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => {
      failureToast('Not Asked Yet', error);
      const issues = Object.entries(issuesByField(error));
      complain(Object.fromEntries(issues.map(([at, text]) => [fieldOfPoll(at, latest().options), text])));
    },
  });
  function write(changes: Partial<PollDraft>, touched: readonly string[]) {
    change(changes);
    mend(touched);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    const found = problemsOfPoll(latest());
    complain(found);
    if (Object.keys(found).length === 0) ask.mutate();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !ask.isPending && onClose()}
      title="Ask the group"
      description="Everybody in the group is asked, and sees who chose what."
      footer={
        <Button type="submit" form={formId} pending={ask.isPending}>
          Ask
        </Button>
      }
    >
      <form id={formId} ref={formRef} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Your question"
          name="text"
          rows={2}
          readOnly={ask.isPending}
          placeholder="What shall we read next?"
          error={problems['text']}
          value={draft.text}
          onChange={({ target }) => write({ text: target.value }, ['text'])}
        />
        <Options
          options={draft.options}
          problems={problems}
          isSent={ask.isPending}
          change={(options, touched) => write({ options }, touched)}
        />
        <SwitchRow
          label="Several can be chosen"
          isOn={draft.isMultiple}
          disabled={ask.isPending}
          onChange={(isMultiple) => change({ isMultiple })}
        />
      </form>
    </Dialog>
  );
}

/** A field for each answer that can be chosen: `option0`, `option1`. */
function Options({
  options,
  problems,
  isSent,
  change,
}: {
  options: readonly string[];
  problems: Readonly<Record<string, string>>;
  isSent: boolean;
  /** @param touched the names of the fields that were changed */
  change: (options: string[], touched: readonly string[]) => void;
}) {
  const names = options.map((_, place) => `option${place}`);
  const fields = useRef<HTMLFieldSetElement>(null);
  const fieldAt = (place: number) => fields.current?.querySelectorAll('input')[place];
  function addOne() {
    if (isSent || options.length >= POLL_LIMITS.options) return;
    flushSync(() => change([...options, ''], []));
    fieldAt(options.length)?.focus();
  }
  return (
    <fieldset ref={fields} className="grid min-w-0 gap-3">
      <legend className="sr-only">Answers to choose from</legend>
      {options.map((option, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and has nothing of its own
          key={place}
          className="flex items-start gap-1"
        >
          <TextField
            label={`Answer ${place + 1}`}
            name={`option${place}`}
            className="min-w-0 grow"
            maxLength={POLL_LIMITS.option}
            autoComplete="off"
            enterKeyHint="next"
            readOnly={isSent}
            error={problems[`option${place}`]}
            value={option}
            onKeyDown={(event) => {
              // It asks nobody half of what is meant: the next answer is written, as a phone's key says.
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              if (place === options.length - 1) addOne();
              else fieldAt(place + 1)?.focus();
            }}
            onChange={({ target }) =>
              change(
                options.map((one, i) => (i === place ? target.value : one)),
                // Which of two that say the same is the other one, is not the same any more either.
                names,
              )
            }
          />
          {options.length > POLL_LIMITS.fewest && (
            <IconButton
              label={`Remove answer ${place + 1}`}
              icon={<XIcon size={20} aria-hidden />}
              className="mt-7"
              disabled={isSent}
              onClick={() =>
                change(
                  options.filter((_, i) => i !== place),
                  names,
                )
              }
            />
          )}
        </div>
      ))}
      {options.length < POLL_LIMITS.options && (
        <Button
          variant="ghost"
          className="-ml-4 justify-self-start"
          icon={<PlusIcon size={20} aria-hidden />}
          onClick={addOne}
        >
          One more answer
        </Button>
      )}
    </fieldset>
  );
}
