import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { Select } from '#ui/select.tsx';
import { createGathering } from '../../gatherings.contract.ts';
import { EventFormFrame } from '../components/event-form-frame.tsx';
import { GatheringFields } from '../components/gathering-fields.tsx';
import { LeadersAlone } from '../components/leaders-alone.tsx';
import { NeedsField } from '../components/needs-field.tsx';
import { ontoEvent } from '../event-help.ts';
import { addressOf, eventPath, shownIn } from '../events-address.ts';
import { gatheringCreated } from '../gathering-changes.ts';
import { dayAt } from '../gathering-dates.ts';
import {
  bodyOf,
  type NewGatheringDraft,
  newGatheringForm,
  problemsOf,
  refusedIn,
} from '../gathering-form.ts';
import { bringsIn, problemOfNeeds } from '../gathering-needs.ts';
import { useHostedGroups } from '../use-hosted-groups.ts';

const EVERYONE = 'everyone';

/** /community/events/new?group=: for leaders and helpers of a group, and for moderators. */
export function NewEventPage() {
  const { user } = useCurrentUser();
  const { canHost, isPending } = useHostedGroups();
  if (user === null || (isPending && !canHost)) return <LoadingScreen />;
  return canHost ? <NewEventOf key={user.id} userId={user.id} /> : <LeadersPlan />;
}

function NewEventOf({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { groupId: asked } = shownIn(useSearch());
  const { hosted, hostsEveryone } = useHostedGroups();
  const kept = useKeptDraft(userId, newGatheringForm);
  const { draft, latest, change, isKept } = kept;
  const { formRef, problems, complain, mend } = useProblems();
  const group = hosted.find(({ id }) => id === asked) ?? (asked === EVERYONE ? undefined : hosted[0]);
  const groupId = group?.id ?? null;

  const create = useMutationOnce({
    mutationFn: () => {
      const { sent: _, brings, ...form } = latest();
      const planned = { ...bodyOf(form, ownZone()), groupId, brings: bringsIn(brings), comes: true };
      return createOnce(kept, planned, (body, options) =>
        callAndChange(queryClient, createGathering, gatheringCreated, { body }, options),
      );
    },
    onSuccess: ({ made: gathering, hadArrived }) => {
      clearCreated(kept, { hadArrived });
      navigate(eventPath(gathering), ontoEvent(gathering));
    },
    onError: (error) => {
      failureToast('Not Planned Yet', error);
      complain(refusedIn(error, latest(), dayAt(Date.now(), ownZone())));
    },
  });

  function write(changes: Partial<NewGatheringDraft>) {
    change(changes);
    mend(Object.keys(changes));
  }

  function submit() {
    const found = problemsOf(latest());
    const brings = problemOfNeeds(latest().brings);
    complain({ ...found, ...(brings !== null && { brings }) });
    if (Object.keys(found).length === 0 && brings === null) create.mutate();
  }

  const options = [
    ...hosted.map(({ id, name }) => ({ value: id, label: name })),
    ...(hostsEveryone ? [{ value: EVERYONE, label: 'Everyone here' }] : []),
  ];
  return (
    <EventFormFrame
      formRef={formRef}
      room={group?.room ?? 'upper-room-lamp'}
      back={addressOf({ view: 'list', ...(groupId !== null && { groupId }) })}
      name={draft.title}
      title="Plan an event"
      lead={
        <>
          Everything here can be changed later.
          {group !== undefined && (
            <>
              {' '}
              Not sure when?{' '}
              <Link
                href={`/community/dates/new?group=${group.id}`}
                className="font-semibold text-dusk underline-offset-4 hover:underline"
              >
                Ask which dates suit
              </Link>
            </>
          )}
        </>
      }
      submit="Plan it"
      isPending={create.isPending}
      onSubmit={submit}
    >
      <Select
        label="For whom?"
        name="groupId"
        error={problems['groupId']}
        options={options}
        value={groupId ?? EVERYONE}
        onChange={({ target }) => {
          mend(['groupId']);
          navigate(`/community/events/new?group=${target.value}`, { replace: true });
        }}
      />
      <GatheringFields form={draft} change={write} problems={problems} />
      <NeedsField
        label="What is needed? One thing a line (optional)"
        hint="Whoever comes takes a line."
        error={problems['brings']}
        value={draft.brings}
        onChange={(brings) => write({ brings })}
      />
      {!isKept && (
        <p className="text-sm text-ink-soft">
          This browser keeps no draft: please plan the event before you leave this page.
        </p>
      )}
    </EventFormFrame>
  );
}

function LeadersPlan() {
  return (
    <LeadersAlone
      back="/community/events"
      label="Back to the events"
      title="Leaders and helpers plan events"
      text="Start a group of your own, and lay the table."
    />
  );
}
