import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { ApiError, saysNothingWasMade } from '#platform/client/api-error.ts';
import { basisOfSent } from '#platform/client/is-revision.ts';
import { randomId } from '#platform/client/random-id.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { toast } from '#ui/toast-store.ts';
import { type JournalEntry, updateEntry } from '../journal.contract.ts';
import { entryProblem, JOURNAL_LIMITS, writingTimeMinutes } from '../journal.rules.ts';
import { type EntrySave, isUnanswered, type JournalDraft, sameWords, saveOf } from './journal-draft.ts';
import { entryUpdated } from './journal-queries.ts';
import { sendEntry } from './send-entry.ts';
import type { useJournalDraft } from './use-journal-draft.ts';
import { useFailuresOf, useSaveOnceReached } from './use-save-once-reached.ts';

/** The keys of saves that this page waits for, also where the form that sent them has gone. */
const underWay = new Set<string>();

/**
 * Saves the draft with the checks and toasts of docs/product.md, Journal. A failure keeps every word, and so does a success with
 * what was typed while it was on its way.
 */
export function useSaveEntry(
  /** The draft as it is now, not as it was rendered: a second press in the same frame has to find the first's request. */
  {
    draft,
    latest,
    change,
    settle,
    isKept,
  }: Pick<ReturnType<typeof useJournalDraft>, 'draft' | 'latest' | 'change' | 'settle' | 'isKept'>,
  onSaved: (entry: JournalEntry) => void = () => {},
) {
  const queryClient = useQueryClient();
  const failures = useFailuresOf<JournalDraft>(draft, sameWords);
  const { mutate, isPending } = useMutationOnce({
    mutationFn: ({ save, sent }: { save: EntrySave; sent: JournalDraft; isAgain: boolean }) =>
      send(save, sent).finally(() => underWay.delete(save.request.idempotencyKey)),
    onSuccess: ({ entry, xpEarned, sent }) => {
      toast({
        title: 'Journal Entry Saved',
        description:
          xpEarned > 0 && !isSecretNow(queryClient)
            ? `Great reflection! You earned ${xpEarned} XP for journaling.`
            : 'Great reflection! It is kept safely in your journal.',
      });
      failures.forget();
      settle(sent);
      onSaved(entry);
    },
    onError: (error, { sent, isAgain }) => {
      const isUnreached = !(error instanceof ApiError || error.cause instanceof ApiError);
      // A server that comes back after its line does is waited for, too.
      const isWaitedFor = isUnreached || (isAgain && isOutOfOrder(error.cause));
      if (isWaitedFor) failures.count(sent);
      else failures.forget();
      // That there is still no connection is said already.
      if (isWaitedFor && isAgain) return;
      toast({ title: 'Error Saving Entry', description: whyNotSaved(error), variant: 'destructive' });
    },
  });
  // Pressed on a page that has gone since, without an answer: it goes on from here.
  const pressedBefore = useEffectEvent((key: string | undefined) => {
    if (key !== undefined && !underWay.has(key) && isUnanswered(latest())) failures.count(latest());
  });
  const keptKey = draft.unanswered?.idempotencyKey;
  useEffect(() => pressedBefore(keptKey), [keptKey]);
  const waits = isPending ? 0 : failures.times;
  useSaveOnceReached(waits, () => begin(true));

  async function send(save: EntrySave, sent: JournalDraft) {
    const { request, changes } = save;
    const entry = await sendEntry(queryClient, request).catch((error: Error) => {
      // A refusal is an answer: nothing was made. Another request is made of the words at the next press.
      if (saysNothingWasMade(error.cause)) change({ unanswered: null });
      throw error;
    });
    if (changes === null) return { entry, xpEarned: entry.xpEarned, sent };
    const sentTexts = [request.body.content, ...(request.changedTo ?? [])];
    const basedOn = basisOfSent({ ...entry, words: entry.content }, sentTexts);
    const body = { ...changes, basedOn };
    const input = { params: { entryId: entry.id }, body };
    const changed = await callAndChange(queryClient, updateEntry, entryUpdated, input).catch((cause) => {
      // It stands in the list as it is now. What is written here is an entry of its own at the next press.
      if (isChangedElsewhere(cause)) change({ unanswered: null });
      throw new Error('Failed to change the journal entry', { cause });
    });
    return { entry: changed, xpEarned: entry.xpEarned, sent };
  }

  function begin(isAgain: boolean) {
    const draft = latest();
    const now = Date.now();
    const problem = entryProblem(draft) ?? tooLong(draft.content);
    if (problem) {
      toast({ ...problem, variant: 'destructive' });
      return;
    }
    const minutes = writingTimeMinutes(draft.startedAt ?? now, now);
    const wanted = saveOf(draft, minutes, randomId);
    const { request, changes } = wanted;
    underWay.add(request.idempotencyKey);
    change({
      unanswered:
        changes === null
          ? request
          : { ...request, changedTo: [...(request.changedTo ?? []), changes.content] },
    });
    mutate({ save: wanted, sent: latest(), isAgain });
  }
  return {
    save: () => begin(false),
    isPending,
    /** What its author has to know of these words, beside them. */
    hint: hintOf({ isWaiting: failures.times > 0, isKept }),
  };
}

/** What is said beside words that stay in this browser alone until they are saved; undefined where nothing has to be. */
export function hintOf({ isWaiting, isKept }: { isWaiting: boolean; isKept: boolean }): string | undefined {
  if (isWaiting) return 'It is saved by itself once there is a connection.';
  return isKept ? undefined : 'This browser keeps no draft: please save before you leave this page.';
}

function isOutOfOrder(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status >= 500;
}

function isChangedElsewhere(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === 'ENTRY_CHANGED';
}

/** Only where trying again does not help, the server's sentence says what does. */
export function whyNotSaved({ cause }: Error): string {
  if (isChangedElsewhere(cause)) {
    return 'It had been saved already, and was changed elsewhere since. Saved again, what stands here is an entry of its own.';
  }
  // A character that no database keeps: what is wrong with the words, and what to do.
  if (cause instanceof ApiError && cause.code === 'INVALID_INPUT' && cause.issues.length > 0) {
    return cause.issues.map(({ message }) => message).join(' ');
  }
  const isRefusal = cause instanceof ApiError && (cause.status === 413 || cause.status === 429);
  const said = isRefusal ? cause.serverMessage : undefined;
  return said ?? problemSaving(cause);
}

/** Without an answer it also says why, and that nothing is lost: whoever is out of reach need not wonder. */
export function problemSaving(cause: unknown): string {
  const problem = 'There was a problem saving your journal entry. Please try again.';
  if (cause instanceof ApiError) return problem;
  return `${problem} Lampstand cannot be reached just now; your words stay here.`;
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
