import { BooksIcon } from '@phosphor-icons/react/dist/ssr/Books';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { askAnewIfChanged, isChangedMeanwhile } from '#platform/client/changed-meanwhile.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { focusFirst } from '#platform/client/focus-first.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEditDraft } from '#platform/client/use-edit-draft.ts';
import { callAndChange, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FieldsSinceChanged } from '#ui/fields-since-changed.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import { type PlannedDebate, scheduleQuestion, unscheduleQuestion } from '../../schedule.contract.ts';
import { schedulePath } from '../debates-address.ts';
import {
  fieldsInWords,
  formOf,
  problemsOf,
  type QuestionForm,
  questionDraft,
  stillWrong,
  wordsOfForm,
} from '../question-form.ts';
import { questionGivenBack, questionScheduled } from '../week-changes.ts';
import { scheduleQuery } from '../week-queries.ts';
import { weekDays } from '../week-words.ts';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import { QuestionFields } from './question-fields.tsx';

/** Writes a coming week's question, changes it, or gives the week back to the catalogue. What is typed is kept until then. */
export function PlannedWeek({ planned, userId }: { planned: PlannedDebate; userId: string }) {
  const { week, opensAt, closesAt, question } = planned;
  const [, navigate] = useLocation();
  const kept = useMemo(() => questionDraft(week), [week]);
  const saved = formOf(question);
  const { shown: form, latest, write, clear, settle, overtaken } = useEditDraft(userId, kept, saved);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const toSchedule = () => navigate(schedulePath, { replace: true });
  const leave = () => {
    clear();
    toSchedule();
  };

  const schedule = useMutationOnce({
    mutationFn: async (sent: ReturnType<typeof latest>) => {
      const input = {
        params: { week },
        body: { ...wordsOfForm({ ...saved, ...sent.changed }), basedOn: question },
      };
      await callAndChange(queryClient, scheduleQuestion, questionScheduled, input);
    },
    onSuccess: (_, sent) => {
      // What was typed since stays.
      settle(sent);
      toSchedule();
    },
    onError: (error) => {
      failureToast('Not Saved Yet', error);
      askAnewIfChanged(queryClient, error, scheduleQuery);
      complain(issuesByField(error));
    },
  });

  /** Says beside the fields what is wrong, and leads to the first of them. */
  function complain(about: Readonly<Record<string, string>>) {
    setProblems(about);
    focusFirst(formRef.current, about);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const sent = latest();
    const found = problemsOf({ ...saved, ...sent.changed });
    complain(found);
    if (Object.keys(found).length === 0) schedule.mutate(sent);
  }

  return (
    <div className="flex grow flex-col">
      <p className="mt-1 text-ink-soft">
        {weekDays(opensAt, closesAt)}.{' '}
        {question === null && 'Until you choose, it is the catalogue’s next one.'}
      </p>
      {/* Not in the form: a search that is sent in its dialog would be heard there, too. */}
      <FromCatalogue week={week} onPicked={leave} />
      <form ref={formRef} noValidate onSubmit={submit} className="flex grow flex-col">
        <FieldsSinceChanged
          fields={fieldsInWords(saved, overtaken)}
          isAnswer={isChangedMeanwhile(schedule.error)}
          className="mt-4"
        />
        <QuestionFields
          form={form}
          problems={problems}
          change={(changed: QuestionForm) => {
            setProblems((before) => stillWrong(before, form, changed));
            write(changed);
          }}
        />
        <PageFoot className="mt-auto grid gap-2 pt-8 lg:-mx-14 lg:px-14">
          <Button type="submit" size="lg" className="w-full" pending={schedule.isPending}>
            {question === null ? 'Choose this question' : 'Save'}
          </Button>
          {question !== null && <GiveBack week={week} onGivenBack={leave} />}
        </PageFoot>
      </form>
    </div>
  );
}

function FromCatalogue({ week, onPicked }: { week: string; onPicked: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="mt-4 self-start"
        icon={<BooksIcon size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Choose one from the catalogue
      </Button>
      <CatalogueDialog week={week} open={isOpen} onOpenChange={setOpen} onPicked={onPicked} />
    </>
  );
}

function GiveBack({ week, onGivenBack }: { week: string; onGivenBack: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const unschedule = useEndpointMutation(unscheduleQuestion, {
    changes: questionGivenBack,
    onSuccess: onGivenBack,
    onError: (error) => failureToast('Not Given Back', error),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Give the week back to the catalogue
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Give the week back?"
        description="The question that was written for it is gone, and the week gets the catalogue’s next one."
        confirmLabel="Give it back"
        pending={unschedule.isPending}
        onConfirm={() => unschedule.mutate({ params: { week } })}
      />
    </>
  );
}
