import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { randomId } from '#platform/client/random-id.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { toast } from '#ui/toast-store.ts';
import type { createEntry } from '../journal.contract.ts';
import { entryProblem, JOURNAL_LIMITS, writingTimeMinutes } from '../journal.rules.ts';
import { type EntryRequest, type JournalDraft, saveRequest } from './journal-draft.ts';
import { sendEntry } from './send-entry.ts';

/** Saves the draft with the checks and toasts of docs/product.md, Journal; a failure keeps every word. */
export function useSaveEntry(options: {
  /** The draft as it is now, not as it was rendered: a second press in the same frame has to find the first's request. */
  latest: () => JournalDraft;
  change: (changes: Partial<JournalDraft>) => void;
  onSaved: (entry: CallOutput<typeof createEntry>) => void;
}) {
  const { latest, change, onSaved } = options;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutationOnce({
    mutationFn: (request: EntryRequest) => sendEntry(queryClient, request),
    onSuccess: (entry) => {
      toast({
        title: 'Journal Entry Saved',
        description:
          entry.xpEarned > 0 && !isSecretNow(queryClient)
            ? `Great reflection! You earned ${entry.xpEarned} XP for journaling.`
            : 'Great reflection! It is kept safely in your journal.',
      });
      onSaved(entry);
    },
    onError: (error) =>
      toast({
        title: 'Error Saving Entry',
        description: whyNotSaved(error),
        variant: 'destructive',
      }),
  });

  function save() {
    const draft = latest();
    const now = Date.now();
    const problem = entryProblem(draft) ?? tooLong(draft.content);
    if (problem) {
      toast({ ...problem, variant: 'destructive' });
      return;
    }
    const minutes = writingTimeMinutes(draft.startedAt ?? now, now);
    const request = saveRequest(draft, minutes, randomId);
    change({ unanswered: request });
    mutate(request);
  }
  return { save, isPending };
}

/** Only where trying again does not help, the server's sentence says what does. */
export function whyNotSaved({ cause }: Error): string {
  const isRefusal = cause instanceof ApiError && (cause.status === 413 || cause.status === 429);
  const said = isRefusal ? cause.serverMessage : undefined;
  return said ?? 'There was a problem saving your journal entry. Please try again.';
}

/** What to say of a text over the limit; null when it fits. */
export function tooLong(content: string): { title: string; description: string } | null {
  if (content.length <= JOURNAL_LIMITS.content) return null;
  const [limit, has] = [JOURNAL_LIMITS.content, content.length].map((n) => n.toLocaleString('en-US'));
  return {
    title: 'Entry Too Long',
    description: `An entry can have ${limit} characters, this one has ${has}. Please save it in two parts.`,
  };
}
