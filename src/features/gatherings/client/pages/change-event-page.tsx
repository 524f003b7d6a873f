import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { toast } from '#ui/toast-store.ts';
import { updateGathering } from '../../gatherings.contract.ts';
import type { GatheringScope } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { EventFormFrame } from '../components/event-form-frame.tsx';
import { GatheringFields } from '../components/gathering-fields.tsx';
import { eventPath } from '../events-address.ts';
import { gatheringUpdated } from '../gathering-changes.ts';
import {
  bodyOf,
  changedGatheringForm,
  changesOf,
  FIELD_OF_ISSUE,
  formOf,
  type GatheringForm,
  problemsOf,
} from '../gathering-form.ts';
import { gatheringQuery } from '../gathering-queries.ts';
import { SCOPE_CHOICES } from '../scope-choices.ts';
import { useOccurrence } from '../use-occurrence.ts';

/** /community/events/:gatheringId/:start/change: for its hosts, while it is to come. */
export function ChangeEventPage() {
  const { gatheringId, start } = useOccurrence();
  const { user } = useCurrentUser();
  const { data: gathering, error, isFetching, refetch } = useQuery(gatheringQuery(gatheringId, start));
  if (user === null || (gathering === undefined && error === null)) return <LoadingScreen />;
  const isOpen = gathering?.can.host === true && gathering.cancelledAt === null && !gathering.isOver;
  if (gathering !== undefined && isOpen) {
    return <Changing key={`${gatheringId} ${start}`} gathering={gathering} userId={user.id} />;
  }
  const way = { back: '/community/events', label: 'Back to the events' };
  if (error !== null && !(error instanceof ApiError && error.status < 500))
    return <NotArrivedPage {...way} pending={isFetching} onRetry={() => refetch()} />;
  return (
    <InsteadPage
      {...way}
      title="Nothing can be changed here"
      text="It is over or cancelled, or others plan it."
      on={{ href: '/community/events', label: 'To the events' }}
    />
  );
}

function Changing({ gathering, userId }: { gathering: Gathering; userId: string }) {
  const { gatheringId, start, repeat } = gathering;
  const [, navigate] = useLocation();
  const form = useMemo(() => changedGatheringForm(gatheringId, start), [gatheringId, start]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  const [scope, setScope] = useState<GatheringScope>('one');
  const { formRef, problems, complain, mend } = useProblems();
  const before = formOf(gathering);
  const shown: GatheringForm = { ...before, ...draft.changed };

  const update = useEndpointMutation(updateGathering, {
    changes: gatheringUpdated,
    onSuccess: (changed) => {
      clear();
      toast({ title: 'Changed', description: 'Whoever wanted to come is told of another time or place.' });
      navigate(eventPath(changed), { replace: true });
    },
    onError: (error) => {
      failureToast('Not Changed Yet', error);
      const issues = Object.entries(issuesByField(error));
      complain(Object.fromEntries(issues.map(([field, text]) => [FIELD_OF_ISSUE[field] ?? field, text])));
    },
  });

  function submit() {
    const now: GatheringForm = { ...before, ...latest().changed };
    const found = problemsOf(now);
    complain(found);
    if (Object.keys(found).length > 0) return;
    const asked = bodyOf(now, gathering.timezone);
    const { repeat: changedRepeat, ...changed } = changesOf(bodyOf(before, gathering.timezone), asked);
    // A begin alone would take the end along; the form shows where it ends.
    const changes = changed.startsAt === undefined ? changed : { ...changed, endsAt: asked.endsAt };
    // One of a series has no repetition of its own.
    const keepsRepeat = changedRepeat === undefined || (repeat !== null && scope === 'one');
    const body = keepsRepeat ? changes : { ...changes, repeat: changedRepeat };
    if (Object.keys(body).length === 0) return navigate(eventPath(gathering), { replace: true });
    update.mutate({
      params: { gatheringId, start },
      body: { ...body, scope: repeat === null ? 'all' : scope },
    });
  }

  return (
    <EventFormFrame
      formRef={formRef}
      room={gathering.group?.room ?? 'upper-room-lamp'}
      back={eventPath(gathering)}
      name={shown.title}
      title="Change the event"
      submit="Save"
      isPending={update.isPending}
      onSubmit={submit}
    >
      {repeat !== null && (
        <ChoiceTiles legend="What do you change?" choices={SCOPE_CHOICES} value={scope} onChange={setScope} />
      )}
      <GatheringFields
        form={shown}
        change={(changes) => {
          change({ changed: { ...latest().changed, ...changes } });
          mend(changes);
        }}
        problems={problems}
        repeats={repeat === null || scope !== 'one'}
      />
    </EventFormFrame>
  );
}
