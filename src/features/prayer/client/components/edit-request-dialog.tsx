import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEditDialog } from '#platform/client/use-edit-dialog.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { type Audience, PRAYER_LIMITS } from '../../prayer.rules.ts';
import { updateRequest } from '../../requests.contract.ts';
import { requestUpdated } from '../prayer-changes.ts';
import { audiencesQuery } from '../prayer-queries.ts';
import { editedRequest, quotedOf, sentVerse } from '../words-edit.ts';
import { AudienceTiles } from './audience-tiles.tsx';
import { WordsWithVerse } from './words-with-verse.tsx';

interface Props {
  request: PrayerRequest;
  onNeedsHelp: () => void;
  onClose: () => void;
}

/**
 * Changes my request: its words, its verse, its day, and who sees it. Only 'Cancel' and a save forget what was typed; who sees it is
 * chosen anew each time.
 */
export function EditRequestDialog(props: Props) {
  const { user } = useCurrentUser();
  return user && <EditOf userId={user.id} {...props} />;
}

function EditOf({ userId, request, onNeedsHelp, onClose }: Props & { userId: string }) {
  const form = useMemo(() => editedRequest(request.id), [request.id]);
  const now = { text: request.text, verse: quotedOf(request.verse), forDay: request.forDay };
  const { shown, write, differences, forget, close, overtaken } = useEditDialog(userId, form, now, onClose);
  const own = request.audience ?? { kind: 'only-me' as const, id: null };
  // Only what is chosen here is sent: who sees it may be narrowed elsewhere meanwhile, and stays so.
  const [chosen, setChosen] = useState<Audience | null>(null);
  const { data: audiences } = useQuery(audiencesQuery);
  const queryClient = useQueryClient();
  const save = useMutationOnce({
    mutationFn: () => {
      const { verse, ...changed } = differences();
      const body = {
        ...changed,
        ...(verse !== undefined && { verse: sentVerse(verse) }),
        ...(chosen !== null && { audience: chosen }),
      };
      const input = { params: { requestId: request.id }, body };
      // What came of it may be for others, who then read both, unless it is taken back from them now.
      const isTold = (request.testimony?.audience?.kind ?? 'only-me') !== 'only-me';
      const isTakenBack = own.kind !== 'only-me';
      const goesAtOnce = (chosen ?? own).kind === 'only-me' && (isTakenBack || !isTold);
      return callAndChange(queryClient, updateRequest, requestUpdated, input, { goesAtOnce });
    },
    onSuccess: (answer) => {
      forget();
      if (answer.needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  return (
    <EditDialog
      title="Your request"
      isSaving={save.isPending}
      isWrong={isBlank(shown.text) || shown.text.length > PRAYER_LIMITS.request}
      onSave={() => save.mutate()}
      onCancel={forget}
      onClose={close}
    >
      {overtaken.includes('text') && <WordsSinceChanged what="request" words={now.text} />}
      <WordsWithVerse
        label="What shall we pray for?"
        hideLabel
        text={shown.text}
        verse={shown.verse}
        max={PRAYER_LIMITS.request}
        readOnly={save.isPending}
        onText={(text) => write({ text })}
        onVerse={(verse) => write({ verse })}
      />
      <TextField
        label="Pray above all on"
        type="date"
        value={shown.forDay ?? ''}
        readOnly={save.isPending}
        onChange={({ target }) => write({ forDay: target.value === '' ? null : target.value })}
      />
      {audiences !== undefined && (
        // Who saw it narrowed on its way out would take it for narrowed.
        <div inert={save.isPending}>
          <h3 className="mb-2 text-lg">Who sees it</h3>
          <AudienceTiles
            label="Who sees it"
            choices={audiences.options}
            value={chosen ?? own}
            onChange={setChosen}
          />
        </div>
      )}
    </EditDialog>
  );
}
