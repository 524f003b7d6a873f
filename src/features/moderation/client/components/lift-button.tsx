import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { wordForm } from '#platform/client/word-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { liftAction } from '../../decisions.contract.ts';
import type { ModerationAction } from '../../moderation.contract.ts';
import { DECISION_REASON_LABELS, LIFT_REASONS, MODERATION_LIMITS } from '../../moderation.rules.ts';
import { caseQuery, lifted } from '../moderation-queries.ts';
import { ChoiceRow } from './choice-row.tsx';
import { WordsAsTheyAre } from './words-as-they-are.tsx';

type LiftReason = (typeof LIFT_REASONS)[number];

const ENDS: Partial<Record<ModerationAction['action'], string>> = {
  hide: 'Show it again',
  mute: 'End the mute',
  ban: 'Let them in again',
};

/** Takes back what was done longer ago than an undo reaches; its author is told. Hidden words are read before they are shown again. */
export function LiftButton({
  action,
  isLink = false,
}: {
  action: ModerationAction;
  /** In a long list it stands beside a link, and looks like it. */
  isLink?: boolean;
}) {
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const label = ENDS[action.action] ?? 'Take it back';
  return (
    <>
      {isLink ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 text-sm font-semibold text-dusk underline underline-offset-4"
        >
          {label}
        </button>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && user && (
        <LiftDialog userId={user.id} action={action} label={label} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function LiftDialog({
  userId,
  action,
  label,
  onClose,
}: {
  userId: string;
  action: ModerationAction;
  label: string;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<LiftReason>('read-wrongly');
  const kept = useMemo(() => wordForm(`lift-${action.id}`), [action.id]);
  const { draft, latest, change, clear } = useKeptDraft(userId, kept);
  const queryClient = useQueryClient();
  const showsWords = action.action === 'hide';
  const read = useQuery({ ...caseQuery(action.caseId), enabled: showsWords });
  const lift = useEndpointMutation(liftAction, {
    changes: lifted,
    onSuccess: () => {
      clear();
      onClose();
    },
    onError: (error) => {
      failureToast('Not Taken Back', error);
      // The words may be others now: those that were read are not shown again.
      if (showsWords) void queryClient.resetQueries(onlyQuery(caseQuery(action.caseId)));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !lift.isPending && onClose()}
      title={label}
      description="It takes effect at once. The author reads your reason, and the row stays in the record."
      footer={
        <>
          <Button variant="secondary" disabled={lift.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={lift.isPending}
            disabled={(showsWords && read.data === undefined) || draft.text.length > MODERATION_LIMITS.note}
            onClick={() =>
              lift.mutate({
                params: { actionId: action.id },
                body: { reason, note: latest().text.trim(), seen: read.data?.words?.version ?? null },
              })
            }
          >
            {label}
          </Button>
        </>
      }
    >
      {showsWords && (
        <section aria-label="The words as they are now" className="mb-3 border-s-3 border-clay ps-4">
          {read.data && <WordsAsTheyAre words={read.data.words} />}
          {!read.data && !read.isError && <Skeleton className="h-20" />}
          {!read.data && read.isError && (
            <NotLoaded pending={read.isFetching} onRetry={() => void read.refetch()} />
          )}
        </section>
      )}
      <fieldset className="divide-y divide-line">
        <legend className="sr-only">Reason</legend>
        {LIFT_REASONS.map((one) => (
          <ChoiceRow
            key={one}
            name={`lift-${action.id}`}
            checked={reason === one}
            onChoose={() => setReason(one)}
          >
            {DECISION_REASON_LABELS[one]}
          </ChoiceRow>
        ))}
      </fieldset>
      <TextArea
        className="mt-3 [&>textarea]:min-h-20"
        label="A word to them (optional)"
        rows={2}
        max={MODERATION_LIMITS.note}
        readOnly={lift.isPending}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </Dialog>
  );
}
