import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { type JournalEntry, updateEntry } from '../../journal.contract.ts';
import { entryUpdated } from '../journal-queries.ts';
import { tooLong } from '../use-save-entry.ts';
import { MoodChips } from './mood-chips.tsx';

/** Changes an entry's words and mood. A failed save keeps the dialog open with what was typed. */
export function EditEntryDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const [content, setContent] = useState(entry.content);
  const [mood, setMood] = useState(entry.mood);
  const problem = tooLong(content)?.description;
  const { mutate, isPending } = useEndpointMutation(updateEntry, {
    changes: entryUpdated,
    onSuccess: () => {
      toast({ title: 'Journal Entry Updated' });
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Error Saving Entry',
        description: serverMessageOr(
          error,
          'There was a problem saving your journal entry. Please try again.',
        ),
        variant: 'destructive',
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            pending={isPending}
            disabled={content.trim() === '' || problem !== undefined}
            onClick={() => mutate({ params: { entryId: entry.id }, body: { content, mood } })}
          >
            Save changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label="Your reflection"
          scripture
          rows={8}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          error={problem}
        />
        <MoodChips mood={mood} onChange={setMood} />
      </div>
    </Dialog>
  );
}
