import { type FormEvent, useMemo } from 'react';
import { WordsNotSeen } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Group, updateGroup } from '../../groups.contract.ts';
import { groupUpdated } from '../group-changes.ts';
import { differencesOf, editedGroupForm } from '../group-edit.ts';
import { GroupFields } from './group-fields.tsx';

/** What the group says of itself, to be changed by its leaders. What is typed stays until it is saved. */
export function EditGroup({ group, userId }: { group: Group; userId: string }) {
  const form = useMemo(() => editedGroupForm(group.id), [group.id]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  const { formRef, problems, complain, mend } = useProblems();
  const shown = { ...group, ...draft.changed };
  const update = useEndpointMutation(updateGroup, {
    changes: groupUpdated,
    onSuccess: () => {
      clear();
      toast({ title: 'Saved' });
    },
    onError: (error) => {
      failureToast('Not Saved Yet', error);
      complain(issuesByField(error));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (shown.name.trim() === '') return complain({ name: 'Please give it a name.' });
    complain({});
    update.mutate({ params: { groupId: group.id }, body: differencesOf(group, latest()) });
  }

  const isChanged = Object.keys(differencesOf(group, draft)).length > 0;
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <h2 className="mb-4 text-xl">What it says of itself</h2>
      <WordsNotSeen hidden={group.hidden} isMine={false} className="mb-4" />
      <GroupFields
        form={shown}
        change={(changes) => {
          change({ changed: { ...latest().changed, ...changes } });
          mend(changes);
        }}
        problems={problems}
      />
      <Button type="submit" className="mt-5" disabled={!isChanged} pending={update.isPending}>
        Save
      </Button>
    </form>
  );
}
