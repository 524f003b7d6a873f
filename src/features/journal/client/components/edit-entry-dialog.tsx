import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { ApiError, serverMessageOr } from '#platform/client/api-error.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useNewest } from '#platform/client/use-newest.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { type JournalEntry, updateEntry } from '../../journal.contract.ts';
import type { WrittenEntry } from '../../journal.rules.ts';
import { entryDeleted, entryQuery, entryUpdated } from '../journal-queries.ts';
import { editForm, isBehind, realChanges } from '../kept-edit.ts';
import { hintOf, problemSaving, tooLong } from '../use-save-entry.ts';
import { EditedEntryFields } from './entry-fields.tsx';

/**
 * Changes what is written in an entry; what was left alone is not sent. Only 'Cancel' and a save that succeeds forget what was
 * typed: closed in any other way, the dialog has it when it is opened again, and it opens by itself after a session that ended or
 * a page that was gone. Words that were changed elsewhere meanwhile are shown before they are replaced.
 */
export function EditEntryDialog({
  userId,
  entry: opened,
  onClose,
  onGone,
}: {
  userId: string;
  entry: JournalEntry;
  onClose: () => void;
  /** It was deleted elsewhere: what was typed is kept with all that stood there. */
  onGone: () => void;
}) {
  const form = useMemo(() => editForm(opened.id), [opened.id]);
  const { draft, latest, change, clear, isKept } = useKeptDraft(userId, form);
  const queryClient = useQueryClient();
  const { newest, isAsked, askAnew } = useNewest(opened, async () => {
    const found = await queryClient.fetchQuery({ ...entryQuery(opened.id), staleTime: 0 });
    const input = { params: { entryId: opened.id }, body: {} };
    changeAnswers(queryClient, (cache) => entryUpdated(cache, found, input));
    return found;
  });
  const entry = newest ?? opened;
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
    change({ changes, isOpen: false });
    if (Object.keys(changes).length > 0) {
      toast({
        title: 'Your changes are kept',
        description: isKept
          ? 'They are here when you edit this entry again.'
          : 'They are here until you leave this page: this browser keeps no draft.',
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
      if (error instanceof ApiError && error.code === 'NOT_FOUND') {
        const { content, reflectionPrompt, mood, passage } = { ...entry, ...latest().changes };
        change({ changes: { content, reflectionPrompt, mood, passage }, isOpen: true });
        changeAnswers(queryClient, (cache) =>
          entryDeleted(cache, undefined, { params: { entryId: entry.id } }),
        );
        return onGone();
      }
      toast({
        title: 'Error Saving Entry',
        description: serverMessageOr(error, problemSaving(error)),
        variant: 'destructive',
      });
    },
  });
  function save() {
    const body = realChanges(entry, latest().changes);
    if (Object.keys(body).length === 0) forget();
    // What stands there now is shown: whoever saves has seen it.
    else mutate({ params: { entryId: entry.id }, body: { ...body, basedOn: entry.updatedAt } });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && close()}
      title="Edit entry"
      width="lg"
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={isPending}>
            Cancel
          </Button>
          <Button
            pending={isPending}
            disabled={isBlank(written.content) || tooLong(written.content) !== null}
            onClick={save}
          >
            Save changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isBehind(entry, draft) && (
          <WordsSinceChanged what="entry" words={entry.content} isAnswer={isAsked} />
        )}
        <EditedEntryFields
          entry={written}
          change={write}
          words={{ rows: 8, readOnly: isPending, hint: hintOf({ isWaiting: false, isKept }) }}
        />
      </div>
    </Dialog>
  );
}
