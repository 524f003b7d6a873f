import { type FormEvent, useMemo, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { wordForm } from '#platform/client/word-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolated } from '#ui/isolated.ts';
import { TextArea } from '#ui/text-area.tsx';
import { createReport } from '../../moderation.contract.ts';
import {
  MODERATION_LIMITS,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type ReportReason,
} from '../../moderation.rules.ts';
import { ChoiceRow } from './choice-row.tsx';

/** What is reported. */
export interface Reported {
  /** As its feature registered it: 'prayer-request'. */
  kind: string;
  wordsId: string;
  /** Whom it is about, by name; null where that is not known. */
  about: string | null;
}

interface Props {
  reported: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tells moderators about something that somebody wrote or shows. What is typed is kept until it is sent. */
export function ReportDialog(props: Props) {
  const { user } = useCurrentUser();
  return user && <DialogOf userId={user.id} {...props} />;
}

function DialogOf({
  userId,
  reported: { kind, wordsId, about },
  open,
  onOpenChange,
}: Props & { userId: string }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  // An id may have a time in it.
  const kept = useMemo(() => wordForm(`report-${kind}-${wordsId.replaceAll(':', '')}`), [kind, wordsId]);
  const { draft, latest, change, clear } = useKeptDraft(userId, kept);
  const [isMissing, setMissing] = useState(false);
  const report = useEndpointMutation(createReport, {
    onSuccess: clear,
    onError: (error) => failureToast('Not Sent', error),
  });
  const notTold = `Moderators read it. ${about === null ? 'Its author' : isolated(about)} isn’t told who wrote.`;
  const close = () => onOpenChange(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) report.mutate({ body: { kind, wordsId, reason, comment: latest().text.trim() } });
  }

  if (report.isSuccess) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Thank you"
        description={notTold}
        footer={<Button onClick={close}>Done</Button>}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !report.isPending) && onOpenChange(next)}
      title="What is wrong?"
      description={notTold}
    >
      <form noValidate onSubmit={send}>
        <fieldset inert={report.isPending} aria-describedby={isMissing ? 'report-missing' : undefined}>
          <legend className="sr-only">Reason</legend>
          <div className="divide-y divide-line">
            {REPORT_REASONS.map((one) => (
              <ChoiceRow
                key={one}
                name="report-reason"
                checked={reason === one}
                onChoose={() => {
                  setReason(one);
                  setMissing(false);
                }}
              >
                {REPORT_REASON_LABELS[one]}
              </ChoiceRow>
            ))}
          </div>
          {isMissing && (
            <p id="report-missing" role="alert" className="mt-1 text-clay">
              Please choose a reason.
            </p>
          )}
        </fieldset>
        {reason === 'danger' && (
          <p className="mt-2 rounded-control bg-sky-wash px-4 py-3 text-sky">
            If it cannot wait, please call for help first. Moderators may read this only later.
          </p>
        )}
        <TextArea
          className="mt-3 [&>textarea]:min-h-22"
          label="What should we know? (optional)"
          rows={2}
          max={MODERATION_LIMITS.comment}
          readOnly={report.isPending}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={report.isPending} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            pending={report.isPending}
            disabled={draft.text.length > MODERATION_LIMITS.comment}
          >
            Send to moderators
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
