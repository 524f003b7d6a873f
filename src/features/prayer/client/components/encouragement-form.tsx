import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { createOnce, hadArrivedToast } from '#platform/client/create-once.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { createEncouragement } from '../../encouragements.contract.ts';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import { encouragementCreated } from '../prayer-changes.ts';
import { refused } from '../use-pray.ts';
import { wordsForm } from '../words-form.ts';
import { WordsWithVerse } from './words-with-verse.tsx';

/** A few words under somebody's request. */
export function EncouragementForm({
  requestId,
  onNeedsHelp,
}: {
  requestId: string;
  onNeedsHelp: () => void;
}) {
  const { user } = useCurrentUser();
  return user === null ? null : (
    <FormOf key={requestId} userId={user.id} requestId={requestId} onNeedsHelp={onNeedsHelp} />
  );
}

function FormOf({
  userId,
  requestId,
  onNeedsHelp,
}: {
  userId: string;
  requestId: string;
  onNeedsHelp: () => void;
}) {
  const form = useMemo(() => wordsForm(`encouragement-${requestId}`), [requestId]);
  const kept = useKeptDraft(userId, form);
  const { draft, latest, change, settle } = kept;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutationOnce({
    mutationFn: async () => {
      const said = latest();
      const { text, verse } = said;
      const body = {
        text,
        verse: verse && { reference: verse.reference, translation: verse.translation },
      };
      const created = await createOnce(kept, body, (of, options) => {
        const input = { params: { requestId }, body: of };
        return callAndChange(queryClient, createEncouragement, encouragementCreated, input, options);
      });
      return { ...created, said };
    },
    onSuccess: ({ made: written, body, hadArrived, said }) => {
      settle({ ...said, ...(hadArrived && { text: body.text, verse: null }), sent: latest().sent });
      if (hadArrived) hadArrivedToast();
      if (written.hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      }
      if (written.needsHelp) onNeedsHelp();
      else if (written.hidden === null && !hadArrived) announce('Sent');
    },
    onError: (error) => refused('Not Sent Yet', error, queryClient, requestId),
  });
  const isWrong = isBlank(draft.text) || draft.text.length > PRAYER_LIMITS.encouragement;

  return (
    <form
      noValidate
      className="grid gap-2 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <WordsWithVerse
        label="Write a few words"
        placeholder="A line is enough."
        text={draft.text}
        verse={draft.verse}
        max={PRAYER_LIMITS.encouragement}
        // An empty field is begun anew: what was sent from it before are other words.
        onText={(text) => change({ text, ...(text === '' && { sent: null }) })}
        onVerse={(verse) => change({ verse })}
      />
      <p className="text-sm text-ink-soft">Whoever sees the request reads it, with your name.</p>
      <Button type="submit" variant="secondary" className="w-fit" pending={isPending} disabled={isWrong}>
        Send
      </Button>
    </form>
  );
}
