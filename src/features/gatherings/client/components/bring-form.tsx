import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { createOnce, hadArrivedToast } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addBringLine } from '../../coming.contract.ts';
import { GATHERING_LIMITS } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { bringForm } from '../bring-draft.ts';
import { bringLineAdded } from '../gathering-changes.ts';

/** Adds something to bring: the reader brings it, or asks who could. What is typed stays until it stands in the list. */
export function BringForm({
  gathering,
  userId,
  onNeedsHelp,
}: {
  gathering: Gathering;
  userId: string;
  onNeedsHelp: () => void;
}) {
  const { gatheringId, start, can } = gathering;
  const queryClient = useQueryClient();
  const form = useMemo(() => bringForm(gatheringId, start), [gatheringId, start]);
  const kept = useKeptDraft(userId, form);
  const { draft, latest, change, settle } = kept;
  const [problem, setProblem] = useState<string | undefined>();
  const field = useRef<HTMLFormElement>(null);

  const add = useMutationOnce({
    mutationFn: async (isMine: boolean) => {
      const typed = latest().text;
      const created = await createOnce(kept, { text: typed.trim(), isMine }, (body, options) => {
        const input = { params: { gatheringId, start }, body };
        return callAndChange(queryClient, addBringLine, bringLineAdded, input, options);
      });
      return { ...created, typed };
    },
    onSuccess: ({ made, body, hadArrived, typed }) => {
      if (hadArrived) hadArrivedToast();
      else announce('It is on the list');
      settle({ text: hadArrived ? body.text : typed, sent: latest().sent });
      if (made.needsHelp) onNeedsHelp();
    },
    onError: (error) => {
      failureToast('Not Added Yet', error);
      setProblem(issuesByField(error)['text']);
    },
  });

  function send(isMine: boolean) {
    if (isBlank(latest().text)) {
      setProblem('What is it?');
      field.current?.querySelector('input')?.focus();
      return;
    }
    setProblem(undefined);
    add.mutate(isMine);
  }

  return (
    <form
      ref={field}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(can.bringMyself);
      }}
      className="mt-4 grid gap-2"
    >
      <TextField
        label={gathering.brings.length === 0 ? 'Something to bring' : 'Something else'}
        maxLength={GATHERING_LIMITS.line}
        autoComplete="off"
        placeholder="Salad"
        error={problem}
        value={draft.text}
        onChange={({ target }) => {
          change({ text: target.value });
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {can.bringMyself && (
          <Button type="submit" variant="secondary" pending={add.isPending}>
            I’ll bring this
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={add.isPending}
          {...(can.bringMyself ? { onClick: () => send(false) } : { type: 'submit' })}
        >
          Leave it for someone
        </Button>
      </div>
    </form>
  );
}
