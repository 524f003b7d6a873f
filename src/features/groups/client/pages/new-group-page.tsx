import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { createGroup } from '../../groups.contract.ts';
import { canFindGroups } from '../../groups.policy.ts';
import { GroupFields } from '../components/group-fields.tsx';
import { groupCreated } from '../group-changes.ts';
import { type GroupForm, newGroupForm } from '../group-form.ts';
import { ownLanguage } from '../group-languages.ts';

/** /community/groups/new: what a group says of itself, in the room that it will have. */
export function NewGroupPage() {
  const { user } = useCurrentUser();
  if (!canFindGroups(user?.ageAnswer ?? 'not-asked')) return <Redirect to="/community/groups" replace />;
  return user === null ? null : <NewGroupOf key={user.id} userId={user.id} />;
}

function NewGroupOf({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { Room } = useAppShape().drawings;
  const kept = useKeptDraft(userId, newGroupForm);
  const { draft, latest, change, isKept } = kept;
  const { formRef, problems, complain, mend } = useProblems();
  const language = draft.language === '' ? ownLanguage() : draft.language;

  const create = useMutationOnce({
    mutationFn: () => {
      const { sent: _, ...form } = latest();
      const filled: GroupForm = { ...form, language };
      return createOnce(kept, filled, (body, options) =>
        callAndChange(queryClient, createGroup, groupCreated, { body }, options),
      );
    },
    onSuccess: ({ made: { id }, hadArrived }) => {
      clearCreated(kept, { hadArrived });
      navigate(`/community/groups/${id}`, { replace: true });
    },
    onError: (error) => {
      failureToast('Not Made Yet', error);
      complain(issuesByField(error));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(draft.name)) return complain({ name: 'Please give it a name.' });
    complain({});
    create.mutate();
  }

  return (
    <MainContent>
      <Suspense>
        <Room room={draft.room} />
      </Suspense>
      <OneSky
        middle="strip"
        width="pages"
        bar={<SkyBar back="/community/groups" label="Close" closes isOnStrip />}
        sky={<RoomSky name={draft.name} />}
        className="lg:px-14 lg:pt-12"
      >
        <form ref={formRef} noValidate onSubmit={submit} className="flex grow flex-col">
          <h1 className="text-[1.625rem]">Start a group</h1>
          <p className="mt-1 mb-5 text-ink-soft">You lead it. Everything here can be changed later.</p>
          <GroupFields
            form={{ ...draft, language }}
            change={(changes) => {
              change(changes);
              mend(Object.keys(changes));
            }}
            problems={problems}
          />
          {!isKept && (
            <p className="mt-3 text-sm text-ink-soft">
              This browser keeps no draft: please make the group before you leave this page.
            </p>
          )}
          <PageFoot className="mt-auto pt-8 lg:-mx-14 lg:px-14">
            <Button type="submit" size="lg" className="w-full" pending={create.isPending}>
              Start the group
            </Button>
          </PageFoot>
        </form>
      </OneSky>
    </MainContent>
  );
}

/** A wide window shows how its name will stand in its room; on a phone a strip of the picture is enough. */
function RoomSky({ name }: { name: string }) {
  return (
    <div className="max-lg:hidden">
      <Sky className="pt-16">
        <OwnWords as="p" className="text-left font-heading text-[3.5rem]/[1.08] tracking-[-0.02em]">
          {isBlank(name) ? 'Twelve people and a table are enough.' : name}
        </OwnWords>
      </Sky>
    </div>
  );
}
