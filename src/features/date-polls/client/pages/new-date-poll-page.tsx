import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { TimezoneField } from '#features/accounts/client/for-other-features.ts';
import {
  EventFormFrame,
  LeadersAlone,
  useHostedGroups,
} from '#features/gatherings/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useProblems } from '#platform/client/use-problems.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createDatePoll } from '../../date-polls.contract.ts';
import { DATE_POLL_LIMITS } from '../../date-polls.rules.ts';
import { DatesFields } from '../components/dates-fields.tsx';
import { datePollPath } from '../date-address.ts';
import { datePollCreated } from '../date-poll-changes.ts';
import {
  bodyOf,
  type DatePollDraft,
  DURATIONS,
  datePollForm,
  fieldOf,
  problemsOf,
} from '../date-poll-form.ts';

type Hosted = ReturnType<typeof useHostedGroups>['hosted'];

/** /community/dates/new?group=: for leaders and helpers of a group. */
export function NewDatePollPage() {
  const { user } = useCurrentUser();
  const { hosted, isPending } = useHostedGroups();
  if (user === null || (isPending && hosted.length === 0)) return <LoadingScreen />;
  return hosted.length > 0 ? <NewPollOf key={user.id} userId={user.id} hosted={hosted} /> : <LeadersAsk />;
}

function NewPollOf({ userId, hosted }: { userId: string; hosted: Hosted }) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const asked = new URLSearchParams(useSearch()).get('group');
  const kept = useKeptDraft(userId, datePollForm);
  const { draft, latest, change, isKept } = kept;
  const { formRef, problems, complain, mend } = useProblems();
  const group = hosted.find(({ id }) => id === asked) ?? hosted[0]!;

  const create = useMutationOnce({
    mutationFn: () =>
      createOnce(kept, { ...bodyOf(latest(), ownZone()), groupId: group.id }, (body, options) =>
        callAndChange(queryClient, createDatePoll, datePollCreated, { body }, options),
      ),
    onSuccess: ({ made: { id }, hadArrived }) => {
      clearCreated(kept, { hadArrived });
      navigate(datePollPath(id), { replace: true });
    },
    onError: (error) => {
      failureToast('Not Asked Yet', error);
      const issues = Object.entries(issuesByField(error));
      complain(Object.fromEntries(issues.map(([field, text]) => [fieldOf(field, latest().dates), text])));
    },
  });

  function write(changes: Partial<DatePollDraft>) {
    change(changes);
    mend(Object.keys(changes));
  }

  function submit() {
    const found = problemsOf(latest());
    complain(found);
    if (Object.keys(found).length === 0) create.mutate();
  }

  return (
    <EventFormFrame
      formRef={formRef}
      room={group.room}
      back={`/community/groups/${group.id}`}
      name={draft.title}
      title="Find a date"
      lead="Everybody in the group is asked, and says which dates suit them."
      submit="Ask the group"
      isPending={create.isPending}
      onSubmit={submit}
    >
      {hosted.length > 1 && (
        <Select
          label="Whom do you ask?"
          name="groupId"
          error={problems['groupId']}
          options={hosted.map(({ id, name }) => ({ value: id, label: name }))}
          value={group.id}
          onChange={({ target }) => {
            mend(['groupId']);
            navigate(`/community/dates/new?group=${target.value}`, { replace: true });
          }}
        />
      )}
      <TextField
        label="What is it?"
        name="title"
        maxLength={DATE_POLL_LIMITS.title}
        placeholder="Supper and Acts 2"
        autoComplete="off"
        error={problems['title']}
        value={draft.title}
        onChange={({ target }) => write({ title: target.value })}
      />
      <DatesFields
        dates={draft.dates}
        problems={problems}
        change={(dates, touched) => {
          change({ dates });
          mend(touched);
        }}
      />
      <Select
        label="How long?"
        name="minutes"
        error={problems['minutes']}
        options={DURATIONS.map((one) => ({ ...one }))}
        value={draft.minutes}
        onChange={({ target }) => write({ minutes: target.value })}
      />
      <TimezoneField
        label="On the clocks of"
        title="On whose clocks?"
        name="timezone"
        error={problems['timezone']}
        chosen={draft.timezone === '' ? ownZone() : draft.timezone}
        onChoose={(timezone) => write({ timezone })}
      />
      {!isKept && (
        <p className="text-sm text-ink-soft">
          This browser keeps no draft: please ask the group before you leave this page.
        </p>
      )}
    </EventFormFrame>
  );
}

function LeadersAsk() {
  return (
    <LeadersAlone
      back="/community"
      label="Back to the community"
      title="Leaders and helpers look for dates"
      text="Start a group of your own, and ask when they can."
    />
  );
}
