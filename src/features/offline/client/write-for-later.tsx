import { useJournalDraft } from '#features/journal/client/for-other-features.ts';
import { JOURNAL_LIMITS } from '#features/journal/journal.rules.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** What is being written in the journal goes on here, and there again: it is the same draft. */
export function WriteForLater({ userId }: { userId: string }) {
  const { draft, change, isKept } = useJournalDraft(userId);
  return (
    <Card>
      <CardHeader title="Write" description="Only you can read it." />
      <TextArea
        label="Your reflection"
        hideLabel
        scripture
        placeholder="What is on your heart?"
        max={JOURNAL_LIMITS.content}
        hint={
          isKept
            ? 'It is kept on this device as you type, and stands in your journal when you are online again, to be saved there.'
            : undefined
        }
        error={
          isKept
            ? undefined
            : 'This device has no room to keep it. Please copy it before you leave this page.'
        }
        value={draft.content}
        onChange={(event) =>
          change({ content: event.target.value, startedAt: draft.startedAt ?? Date.now() })
        }
      />
    </Card>
  );
}
