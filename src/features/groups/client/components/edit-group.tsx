import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { WordsNotSeen } from '#features/moderation/client/for-other-features.ts';
import { askAnewIfChanged, isChangedMeanwhile } from '#platform/client/changed-meanwhile.ts';
import { differencesTo } from '#platform/client/edit-draft.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEditDraft } from '#platform/client/use-edit-draft.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { Button } from '#ui/button.tsx';
import { FieldsSinceChanged } from '#ui/fields-since-changed.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Group, updateGroup } from '../../groups.contract.ts';
import { groupUpdated } from '../group-changes.ts';
import { editedGroupForm, fieldsInWords, groupFormOf } from '../group-edit.ts';
import { groupQuery } from '../group-queries.ts';
import { GroupFields } from './group-fields.tsx';

/** What the group says of itself, to be changed by its leaders. What is typed stays until it is saved. */
export function EditGroup({ group, userId }: { group: Group; userId: string }) {
  const form = useMemo(() => editedGroupForm(group.id), [group.id]);
  const now = groupFormOf(group);
  const { shown, draft, latest, write, settle, overtaken } = useEditDraft(userId, form, now);
  const { formRef, problems, complain, mend } = useProblems();
  const queryClient = useQueryClient();
  const update = useMutationOnce({
    mutationFn: async (sent: typeof draft) => {
      const input = { params: { groupId: group.id }, body: { ...differencesTo(now, sent), basedOn: now } };
      await callAndChange(queryClient, updateGroup, groupUpdated, input);
    },
    onSuccess: (_, sent) => {
      settle(sent);
      toast({ title: 'Saved' });
    },
    onError: (error) => {
      failureToast('Not Saved Yet', error);
      askAnewIfChanged(queryClient, error, groupQuery(group.id));
      complain(issuesByField(error));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // A name that stood before this rule is nobody's mistake who changes something else.
    if (isBlank(shown.name) && shown.name !== now.name) return complain({ name: 'Please give it a name.' });
    complain({});
    update.mutate(latest());
  }

  const isChanged = Object.keys(differencesTo(now, draft)).length > 0;
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <h2 className="mb-4 text-xl">What it says of itself</h2>
      <WordsNotSeen hidden={group.hidden} isMine={false} className="mb-4" />
      <FieldsSinceChanged
        fields={fieldsInWords(now, overtaken)}
        isAnswer={isChangedMeanwhile(update.error)}
        className="mb-4"
      />
      <GroupFields
        form={shown}
        change={(changes) => {
          write(changes);
          mend(Object.keys(changes));
        }}
        problems={problems}
      />
      <Button type="submit" className="mt-5" disabled={!isChanged} pending={update.isPending}>
        Save
      </Button>
    </form>
  );
}
