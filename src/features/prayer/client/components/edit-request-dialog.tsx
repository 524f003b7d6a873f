import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import { updateRequest } from '../../requests.contract.ts';
import { requestUpdated } from '../prayer-changes.ts';
import { audiencesQuery } from '../prayer-queries.ts';
import { AudienceTiles } from './audience-tiles.tsx';
import { WordsWithVerse } from './words-with-verse.tsx';

/** Changes my request: its words, its verse, its day, and who sees it. */
export function EditRequestDialog({
  request,
  onNeedsHelp,
  onClose,
}: {
  request: PrayerRequest;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(request.text);
  const [verse, setVerse] = useState(request.verse);
  const [forDay, setForDay] = useState(request.forDay);
  const own = request.audience ?? { kind: 'only-me' as const, id: null };
  const [audience, setAudience] = useState(own);
  const { data: audiences } = useQuery(audiencesQuery);
  const queryClient = useQueryClient();
  const save = useMutationOnce({
    mutationFn: () => {
      const quoted = verse && { reference: verse.reference, translation: verse.translation };
      const body = {
        ...(text !== request.text && { text }),
        ...(verse !== request.verse && { verse: quoted }),
        ...(forDay !== request.forDay && { forDay }),
        ...(audience !== own && { audience }),
      };
      return callAndChange(queryClient, updateRequest, requestUpdated, {
        params: { requestId: request.id },
        body,
      });
    },
    onSuccess: (answer) => {
      onClose();
      if (answer.needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not saved yet', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="Your request"
      footer={
        <Button
          pending={save.isPending}
          disabled={text.trim() === '' || text.length > PRAYER_LIMITS.request}
          onClick={() => save.mutate()}
        >
          Save
        </Button>
      }
    >
      <div className="grid gap-4">
        <WordsWithVerse
          label="What shall we pray for?"
          hideLabel
          text={text}
          verse={verse}
          max={PRAYER_LIMITS.request}
          onText={setText}
          onVerse={(quoted) => setVerse(quoted && { verseId: '', ...quoted })}
        />
        <TextField
          label="Pray above all on"
          type="date"
          value={forDay ?? ''}
          onChange={(event) => setForDay(event.target.value === '' ? null : event.target.value)}
        />
        {audiences !== undefined && (
          <div>
            <h3 className="mb-2 text-lg">Who sees it</h3>
            <AudienceTiles
              label="Who sees it"
              choices={audiences.options}
              value={audience}
              onChange={setAudience}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
