import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { CallInput } from '#contract/define-endpoint.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { askAnewIfChanged, isChangedMeanwhile } from '#platform/client/changed-meanwhile.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEditDraft } from '#platform/client/use-edit-draft.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { FieldsSinceChanged } from '#ui/fields-since-changed.tsx';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { toast } from '#ui/toast-store.ts';
import { updateGathering } from '../../gatherings.contract.ts';
import type { GatheringScope } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { toldWords } from '../coming-words.ts';
import { EventFormFrame } from '../components/event-form-frame.tsx';
import { GatheringFields } from '../components/gathering-fields.tsx';
import { NeedsField } from '../components/needs-field.tsx';
import { ontoEvent } from '../event-help.ts';
import { eventPath } from '../events-address.ts';
import { gatheringUpdated } from '../gathering-changes.ts';
import { dayAt } from '../gathering-dates.ts';
import { changedGatheringForm, fieldsInWords } from '../gathering-edit.ts';
import {
  bodyOf,
  changesOf,
  formOf,
  type GatheringFormWithNeeds,
  problemsOf,
  refusedIn,
} from '../gathering-form.ts';
import { bringsIn, problemOfNeeds } from '../gathering-needs.ts';
import { gatheringQuery } from '../gathering-queries.ts';
import { SCOPE_CHOICES } from '../scope-choices.ts';
import { useOccurrence } from '../use-occurrence.ts';

type GatheringChanges = CallInput<typeof updateGathering>['body'];

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
  if (error !== null && !isRefusal(error))
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
  const before = formOf(gathering);
  const { shown, latest, write, settle, overtaken } = useEditDraft(userId, form, before);
  const [scope, setScope] = useState<GatheringScope>('one');
  /** What is needed each time is of a series; what one evening needs is on its page. */
  const isOfSeries = repeat !== null && scope !== 'one';
  const { formRef, problems, complain, mend } = useProblems();
  const queryClient = useQueryClient();

  const update = useMutationOnce({
    mutationFn: async ({ body, sent }: { body: GatheringChanges; sent: ReturnType<typeof latest> }) => {
      const input = { params: { gatheringId, start }, body };
      return { changed: await callAndChange(queryClient, updateGathering, gatheringUpdated, input), sent };
    },
    onSuccess: ({ changed, sent }) => {
      // What was typed since stays, and so does what was typed of a series whose one evening was saved.
      settle(sent);
      if (!isOfSeries && sent.changed.brings !== undefined) write({ brings: sent.changed.brings });
      toast({ title: 'Changed', description: `${toldWords(gathering)} of another time or place.` });
      navigate(eventPath(changed), ontoEvent(changed));
    },
    onError: (error) => {
      failureToast('Not Changed Yet', error);
      askAnewIfChanged(queryClient, error, gatheringQuery(gatheringId, start));
      complain(refusedIn(error, { ...before, ...latest().changed }, dayAt(Date.now(), ownZone())));
    },
  });

  function submit() {
    const sent = latest();
    const now: GatheringFormWithNeeds = { ...before, ...sent.changed };
    const needs = isOfSeries ? problemOfNeeds(now.brings) : null;
    const found = { ...problemsOf(now, before.title), ...(needs !== null && { brings: needs }) };
    complain(found);
    if (Object.keys(found).length > 0) return;
    const bodyWith = (form: GatheringFormWithNeeds) => ({
      ...bodyOf(form, gathering.timezone),
      ...(isOfSeries && { brings: bringsIn(form.brings) }),
    });
    const [basedOn, asked] = [bodyWith(before), bodyWith(now)];
    const { repeat: changedRepeat, ...changed } = changesOf(basedOn, asked);
    // A begin alone would take the end along; the form shows where it ends.
    const changes = changed.startsAt === undefined ? changed : { ...changed, endsAt: asked.endsAt };
    // One of a series has no repetition of its own.
    const keepsRepeat = changedRepeat === undefined || (repeat !== null && scope === 'one');
    const body = keepsRepeat ? changes : { ...changes, repeat: changedRepeat };
    if (Object.keys(body).length === 0) return navigate(eventPath(gathering), { replace: true });
    update.mutate({ body: { ...body, scope: repeat === null ? 'all' : scope, basedOn }, sent });
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
      {isOfSeries && (
        <p className="-mt-3 text-sm text-ink-soft">
          Another one that you gave a name, a place, a time or seats of its own keeps them.
        </p>
      )}
      <FieldsSinceChanged
        fields={fieldsInWords(
          before,
          overtaken.filter((field) => isOfSeries || field !== 'brings'),
          dayAt(Date.now(), ownZone()),
        )}
        isAnswer={isChangedMeanwhile(update.error)}
        className="mb-5"
      />
      <GatheringFields
        form={shown}
        change={(changes) => {
          write(changes);
          mend(Object.keys(changes));
        }}
        problems={problems}
        repeats={repeat === null || scope !== 'one'}
      />
      {isOfSeries && (
        <NeedsField
          label="What is needed each time? One thing a line (optional)"
          hint="What somebody brings already stays."
          error={problems['brings']}
          value={shown.brings}
          onChange={(brings) => {
            write({ brings });
            mend(['brings']);
          }}
        />
      )}
    </EventFormFrame>
  );
}
