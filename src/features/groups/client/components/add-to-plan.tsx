import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { saidDay } from '#platform/client/said-day.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { addToPlan, type GroupPlan } from '../../plan.contract.ts';
import { today } from '../group-dates.ts';
import { addedToPlan } from '../plan-changes.ts';
import { nextStart, planForm, referencesIn } from '../plan-form.ts';

const lengths = [
  { value: 'week', label: 'A week' },
  { value: 'day', label: 'A day' },
] as const;

/** References, one a line, each for a week or a day from a day on. What is typed stays until it is in the plan. */
export function AddToPlan({ groupId, userId, plan }: { groupId: string; userId: string; plan: GroupPlan }) {
  const queryClient = useQueryClient();
  const form = useMemo(() => planForm(groupId), [groupId]);
  const kept = useKeptDraft(userId, form);
  const { draft, change } = kept;
  const [problem, setProblem] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const references = referencesIn(draft.lines);
  const startsOn = draft.startsOn === '' ? nextStart(plan.passages, draft.every, today()) : draft.startsOn;

  const add = useMutationOnce({
    mutationFn: () =>
      createOnce(kept, { references, startsOn, every: draft.every }, (body, options) => {
        const input = { params: { groupId }, body };
        return callAndChange(queryClient, addToPlan, addedToPlan, input, options);
      }),
    onSuccess: ({ hadArrived }) => {
      clearCreated(kept, { hadArrived });
      if (hadArrived) return;
      toast({
        title: references.length === 1 ? 'Added to the plan' : `${references.length} passages added`,
      });
    },
    onError: (error) => {
      failureToast('Not Added Yet', error);
      if (error instanceof ApiError && error.code === 'PASSAGE_NOT_FOUND') complain(error.serverMessage);
    },
  });

  function complain(text = 'One of these is no passage of the Bible.') {
    setProblem(text);
    formRef.current?.querySelector('textarea')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (references.length === 0) return complain('Please name a passage, such as Acts 2:42-47.');
    if (references.length > GROUP_LIMITS.passagesAtOnce) {
      return complain(`Please add at most ${GROUP_LIMITS.passagesAtOnce} at a time.`);
    }
    setProblem(null);
    add.mutate();
  }

  return (
    <form ref={formRef} noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <TextArea
        label="Add passages, one a line"
        rows={3}
        placeholder={'Acts 2:42-47\nActs 3'}
        className="[&>textarea]:min-h-26"
        error={problem}
        value={draft.lines}
        onChange={({ target }) => {
          change({ lines: target.value });
          setProblem(null);
        }}
      />
      <ChoiceTiles
        legend="Each is read for"
        choices={lengths}
        value={draft.every}
        onChange={(every) => change({ every })}
        className="grid-cols-2"
      />
      <TextField
        label="From"
        type="date"
        hint={saidDay(startsOn, today())}
        error={issuesByField(add.error)['startsOn']}
        value={startsOn}
        onChange={({ target }) => change({ startsOn: target.value })}
      />
      <Button type="submit" className="justify-self-start" pending={add.isPending}>
        {references.length > 1 ? `Add ${references.length} passages` : 'Add to the plan'}
      </Button>
    </form>
  );
}
