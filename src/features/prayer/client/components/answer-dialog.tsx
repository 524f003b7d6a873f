import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { type DraftForm, useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { type Audience, PRAYER_LIMITS } from '../../prayer.rules.ts';
import { answerRequest } from '../../requests.contract.ts';
import { requestAnswered } from '../prayer-changes.ts';
import { audiencesQuery } from '../prayer-queries.ts';
import { type WordsDraft, wordsForm } from '../words-form.ts';
import { AudienceTiles } from './audience-tiles.tsx';
import { WordsWithVerse } from './words-with-verse.tsx';

/** 'It was answered': what happened, and who may read it. Without a word it is answered all the same. */
export function AnswerDialog({
  request,
  onNeedsHelp,
  onAnswered = () => {},
  onClose,
}: {
  request: PrayerRequest;
  onNeedsHelp: () => void;
  onAnswered?: () => void;
  onClose: () => void;
}) {
  const { user } = useCurrentUser();
  if (user === null) return null;
  return <AnswerOf userId={user.id} {...{ request, onNeedsHelp, onAnswered, onClose }} />;
}

function AnswerOf({
  userId,
  request,
  onNeedsHelp,
  onAnswered,
  onClose,
}: {
  userId: string;
  request: PrayerRequest;
  onNeedsHelp: () => void;
  onAnswered: () => void;
  onClose: () => void;
}) {
  const form = useMemo(() => testimonyForm(request.id, request.testimony?.text ?? ''), [request]);
  const { draft, change, clear } = useKeptDraft(userId, form);
  const { text } = draft;
  const own = request.testimony?.audience ?? request.audience ?? { kind: 'only-me' as const, id: null };
  const [chosen, setChosen] = useState<Audience | null>(null);
  // Until somebody chooses, it follows the request, which may be narrowed elsewhere; what the button says is what is sent.
  const audience = chosen ?? own;
  const { data: audiences } = useQuery(audiencesQuery);
  const queryClient = useQueryClient();
  const save = useMutationOnce({
    mutationFn: () => {
      const body = { text: isBlank(text) ? null : text, audience };
      const input = { params: { requestId: request.id }, body };
      const goesAtOnce = audience.kind === 'only-me';
      return callAndChange(queryClient, answerRequest, requestAnswered, input, { goesAtOnce });
    },
    onSuccess: (answer) => {
      clear();
      onAnswered();
      toast({
        title: 'Thanks be to God',
        description: 'Those who prayed are told. It stands under ‘Answered’.',
      });
      onClose();
      if (answer.needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="It was answered"
      footer={
        <Button
          pending={save.isPending}
          disabled={text.length > PRAYER_LIMITS.testimony}
          onClick={() => save.mutate()}
        >
          {audience.kind === 'only-me' ? 'Keep it for myself' : 'Tell it'}
        </Button>
      }
    >
      <div className="grid gap-4">
        <WordsWithVerse
          label="What happened? A line is enough."
          text={text}
          verse={undefined}
          readOnly={save.isPending}
          max={PRAYER_LIMITS.testimony}
          onText={(value) => change({ text: value })}
        />
        <div inert={save.isPending}>
          <h3 className="mb-2 text-lg">Who may read it</h3>
          <AudienceTiles
            label="Who may read it"
            choices={
              audiences?.options ?? [
                { audience: own, name: request.groupName, people: 0, isMore: false, anonymousNote: null },
              ]
            }
            value={audience}
            onChange={setChosen}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Begins with what was told before, which is not kept as a draft. */
function testimonyForm(requestId: string, told: string): DraftForm<WordsDraft> {
  const form = wordsForm(`testimony-${requestId}`);
  const empty = { ...form.empty, text: told };
  return {
    ...form,
    empty,
    serialize: (draft) => (draft.text === told ? '' : form.serialize(draft)),
    parse: (text) => (text === null ? empty : form.parse(text)),
  };
}
