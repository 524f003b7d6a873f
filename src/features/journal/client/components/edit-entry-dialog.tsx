import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { ApiError, serverMessageOr } from '#platform/client/api-error.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { randomId } from '#platform/client/random-id.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { useNewest } from '#platform/client/use-newest.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { type JournalEntry, updateEntry } from '../../journal.contract.ts';
import type { WrittenEntry } from '../../journal.rules.ts';
import { entryDeleted, entryQuery, entryUpdated } from '../journal-queries.ts';
import { editForm, isBehind, realChanges } from '../kept-edit.ts';
import { sendEntry } from '../send-entry.ts';
import { tooLong, whyNotSaved } from '../use-save-entry.ts';
import { EditedEntryFields } from './entry-fields.tsx';

/**
 * Changes what is written in an entry; what was left alone is not sent. Only 'Cancel' and a save that succeeds forget what was
 * typed: closed in any other way, the dialog has it when it is opened again, and it opens by itself after a session that ended or
 * a page that was gone. Words that were changed elsewhere meanwhile are shown before they are replaced. Where the entry was deleted
 * meanwhile, what was typed can become an entry of its own.
 */
export function EditEntryDialog({
  userId,
  entry: opened,
  isGone: wasGone = false,
  onClose,
}: {
  userId: string;
  entry: JournalEntry;
  /** It was deleted elsewhere: of it there is only what was typed here. */
  isGone?: boolean;
  onClose: () => void;
}) {
  const form = useMemo(() => editForm(opened.id), [opened.id]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  const queryClient = useQueryClient();
  const { newest, isAsked, askAnew } = useNewest(opened, async () => {
    const found = await queryClient.fetchQuery({ ...entryQuery(opened.id), staleTime: 0 });
    const input = { params: { entryId: opened.id }, body: {} };
    changeAnswers(queryClient, (cache) => entryUpdated(cache, found, input));
    return found;
  });
  const entry = newest ?? opened;
  const [isGone, setGone] = useState(wasGone);
  const [keyOfNew] = useState(randomId);
  function write(more: Partial<WrittenEntry>) {
    const { changes, basedOn = entry.updatedAt } = latest();
    change({ changes: { ...changes, ...more }, isOpen: true, basedOn });
  }
  function forget() {
    clear();
    onClose();
  }
  function close() {
    const changes = realChanges(entry, latest().changes);
    // What is left of an entry that is gone is found by nothing else.
    change({ changes, isOpen: isGone });
    if (Object.keys(changes).length > 0) {
      toast({
        title: 'Your changes are kept',
        description: `They are here when you ${isGone ? 'open your journal' : 'edit this entry'} again.`,
      });
    }
    onClose();
  }
  const written = { ...entry, ...draft.changes };
  const { mutate, isPending } = useEndpointMutation(updateEntry, {
    changes: entryUpdated,
    onSuccess: () => {
      toast({ title: 'Journal Entry Updated' });
      forget();
    },
    onError: async (error) => {
      // What stands there now says more than a message does.
      if (error instanceof ApiError && error.code === 'ENTRY_CHANGED' && (await askAnew())) return;
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return setGone(true);
      toast({
        title: 'Error Saving Entry',
        description: serverMessageOr(
          error,
          'There was a problem saving your journal entry. Please try again.',
        ),
        variant: 'destructive',
      });
    },
  });
  const keep = useMutationOnce({
    mutationFn: (words: WrittenEntry) => {
      const body = { ...words, writingTimeMinutes: Math.max(1, opened.writingTimeMinutes) };
      return sendEntry(queryClient, { body, idempotencyKey: keyOfNew });
    },
    onSuccess: () => {
      const input = { params: { entryId: opened.id } };
      changeAnswers(queryClient, (cache) => entryDeleted(cache, undefined, input));
      toast({ title: 'Journal Entry Saved', description: 'It is an entry of its own now.' });
      forget();
    },
    onError: (error) =>
      toast({ title: 'Error Saving Entry', description: whyNotSaved(error), variant: 'destructive' }),
  });
  function keepAsNew() {
    const { content, reflectionPrompt, mood, passage } = { ...entry, ...latest().changes };
    keep.mutate({ content, reflectionPrompt, mood, passage });
  }
  const isSaving = isPending || keep.isPending;
  function save() {
    const body = realChanges(entry, latest().changes);
    if (Object.keys(body).length === 0) forget();
    // What stands there now is shown: whoever saves has seen it.
    else mutate({ params: { entryId: entry.id }, body: { ...body, basedOn: entry.updatedAt } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && close()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={isSaving}>
            {isGone ? 'Let it go' : 'Cancel'}
          </Button>
          <Button
            pending={isSaving}
            disabled={isBlank(written.content) || tooLong(written.content) !== null}
            onClick={isGone ? keepAsNew : save}
          >
            {isGone ? 'Keep as a new entry' : 'Save changes'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isGone ? (
          <p
            ref={bringIntoView}
            role="alert"
            className="scroll-mt-14 rounded-control bg-inset p-4 font-semibold"
          >
            This entry was deleted, perhaps on another device. What you typed is still here, and can be an
            entry of its own.
          </p>
        ) : (
          isBehind(entry, draft) && (
            <WordsSinceChanged what="entry" words={entry.content} isAnswer={isAsked} />
          )
        )}
        <EditedEntryFields entry={written} change={write} words={{ rows: 8, readOnly: isSaving }} />
      </div>
    </Dialog>
  );
}

/** Whoever has scrolled down to 'Save changes' sees what is said at the top, too. */
function bringIntoView(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' });
}
